import { useEffect } from 'react'
import { useLatest } from '#ui/hooks/use-latest.ts'

/** A pause in typing after which it is saved, in ms. */
const PAUSE = 1200
/** How long until a save that did not reach the server is tried again, in ms. */
const RETRY = 10_000

interface Options {
  save: () => Promise<unknown>
  /** What waits to be saved, as a text that differs whenever it does; '' and '[]' for nothing. */
  what: string
  isOffline: boolean
}

/** Saves after a pause; without a connection again and again, and at once when it is back. */
export function useSaveSoon({ save, what, isOffline }: Options): void {
  const latest = useLatest(save)
  useEffect(() => {
    if (what === '' || what === '[]' || isOffline) return
    const timer = setTimeout(() => void latest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [what, isOffline, latest])
  useEffect(() => {
    if (!isOffline) return
    const again = () => void latest.current()
    const timer = setInterval(again, RETRY)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isOffline, latest])
}
