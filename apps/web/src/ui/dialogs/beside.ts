type Step = { of: Element; holder: Element; beside: (Element | null)[] }

/** Where an element stands on its page: everything that holds it, with what is beside that. */
export type Place = { element: HTMLElement; path: string; steps: Step[] }

/** What is beside these has nothing to do with what stands in them. */
const PAGE = 'body, main, [role="dialog"]'

export function placeOf(element: HTMLElement): Place {
  const steps: Step[] = []
  for (let of: Element = element; of.parentElement && !of.matches(PAGE); of = of.parentElement)
    steps.push({ of, holder: of.parentElement, beside: [of.nextElementSibling, of.previousElementSibling] })
  return { element, path: location.pathname, steps }
}

/**
 * What was deleted is gone with its button: the focus goes to the row beside it, else to the nearest button that is left.
 * Where another page came, that page says where the focus is.
 */
export function goBeside({ path, steps }: Place): void {
  const gone = steps.findLast(({ of }) => !of.isConnected)
  if (!gone?.holder.isConnected || location.pathname !== path) return
  const holders = steps.slice(steps.indexOf(gone)).map(({ holder }) => holder)
  for (const place of [...gone.beside, ...holders])
    if (buttonsOf(place).some((button) => takesFocus(button))) return
  // Nothing to press has come in its place yet: the keyboard goes on in the page or dialog, not at the top of the window.
  const page = steps.at(-1)?.holder
  if (page instanceof HTMLElement) takesFocus(page)
}

/**
 * Lists are read again after a delete: the row goes when its button has the focus back. A button that is disabled while
 * its work is under way loses the focus, and has it back.
 */
export function goBesideWhenGone(place: Place): void {
  let wasDisabled = place.element.matches(':disabled')
  const observer = new MutationObserver(() => {
    const { activeElement: active } = document
    if (active !== place.element && active !== document.body) return observer.disconnect()
    if (!place.element.isConnected) {
      observer.disconnect()
      return goBeside(place)
    }
    const isDisabled = place.element.matches(':disabled')
    if (wasDisabled && !isDisabled && active === document.body) takesFocus(place.element)
    wasDisabled = isDisabled
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

/** Its own acts come last in a row; a row without any is opened by its link. */
function buttonsOf(place: Element | null): HTMLElement[] {
  if (!place?.isConnected) return []
  const all = [...(place.matches('button, a') ? [place] : []), ...place.querySelectorAll('button, a[href]')]
  return all.filter((one) => one instanceof HTMLElement).toReversed()
}

function takesFocus(button: HTMLElement): boolean {
  button.focus({ preventScroll: true })
  return document.activeElement === button
}
