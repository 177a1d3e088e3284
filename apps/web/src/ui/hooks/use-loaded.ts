import { useEffect, useState } from 'react'
import { arrived } from './later.ts'

/** A part of the app that is loaded once it is wanted, and stays: dialogs with types of their own, which `lazy` forgets. */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part } | { error: unknown }>()
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    arrived(load).then(
      (part) => setLoaded({ part }),
      (error: unknown) => setLoaded({ error }),
    )
  }, [isMissing, load])
  if (loaded === undefined) return undefined
  if ('error' in loaded) throw loaded.error
  return loaded.part
}
