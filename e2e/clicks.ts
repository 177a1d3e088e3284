import type { Page } from '@playwright/test'

/** Counts what a hand does on the pages of this browser: presses of the pointer, and Enter. Typing and Tab are free. */
export async function clicksOf(page: Page): Promise<{ count: () => number; also: (more: number) => void }> {
  let count = 0
  const also = (more: number) => void (count += more)
  await page.exposeFunction('countClick', () => also(1))
  await page.addInitScript(() => {
    const one = (event: Event) => {
      if (event.isTrusted) Reflect.apply(Reflect.get(window, 'countClick'), window, [])
    }
    addEventListener('pointerdown', one, { capture: true })
    addEventListener('keydown', (event) => event.key === 'Enter' && one(event), { capture: true })
  })
  return { count: () => count, also }
}
