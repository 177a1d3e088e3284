import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Whoever came by the id of somebody, or something, that became a part of another reads the address of the one that
 * stays. `found`: every id under which it is known now, the one of this page first; empty until it has been loaded.
 */
export function useSurvivorsAddress(asked: string, found: readonly (string | null | undefined)[]): void {
  const { history } = useRouter()
  const [id] = found
  const isOld = id !== undefined && id !== null && !found.includes(asked)
  useEffect(() => {
    if (isOld && asked !== '') history.replace(history.location.href.replace(asked, id))
  }, [asked, history, id, isOld])
}
