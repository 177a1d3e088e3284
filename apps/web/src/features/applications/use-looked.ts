import { useState, type SyntheticEvent } from 'react'

/** The value that somebody looks at, by the `data-place` nearest around the focus or the pointer; the last one stays. */
export function useLooked() {
  const [looked, setLooked] = useState<string>()
  const look = (event: SyntheticEvent) => setLooked(placeAt(event.target) ?? looked)
  return { looked, looking: { onFocus: look, onPointerOver: look } }
}

function placeAt(target: EventTarget): string | undefined {
  const around = target instanceof Element ? target.closest('[data-place]') : null
  return around?.getAttribute('data-place') ?? undefined
}
