import { goBeside, placeOf, type Place } from './beside.ts'

let observer: MutationObserver | undefined

/**
 * A button that goes with its press, as "This week" does in this week, takes the focus of the keyboard along: it goes on
 * beside where the button stood. Who says where the focus goes, as a page, a dialog or a list, comes first.
 */
document.addEventListener(
  'click',
  ({ detail, target }) => {
    const button = detail === 0 && target instanceof Element ? target.closest('button') : null
    if (button !== null && button === document.activeElement) watch(placeOf(button))
  },
  { capture: true },
)

function watch(place: Place): void {
  observer?.disconnect()
  observer = new MutationObserver((_changes, own) => {
    const { activeElement: active } = document
    if (active !== place.element && active !== document.body) return own.disconnect()
    if (place.element.isConnected) return
    own.disconnect()
    setTimeout(() => document.activeElement === document.body && goBeside(place))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
