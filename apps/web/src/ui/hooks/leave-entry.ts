/**
 * Who takes an entry of a list away goes on beside it: at the last button of the next one, or at the button that adds.
 * The keyboard would else start again at the top of the page. `ui/dialogs/beside.ts` knows more, but comes with the
 * dialogs, 33 kB: a form with rows does not wait for them.
 */
export function leaveEntry(entry: Element | null | undefined): void {
  const beside = [entry?.nextElementSibling, entry?.previousElementSibling]
  const [button] = beside.flatMap((one) => buttonsOf(one).slice(-1))
  button?.focus()
}

function buttonsOf(element: Element | null | undefined): HTMLElement[] {
  if (element instanceof HTMLButtonElement) return [element]
  return [...(element?.querySelectorAll('button') ?? [])]
}
