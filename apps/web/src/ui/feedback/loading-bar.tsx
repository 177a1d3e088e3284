import styles from './loading-bar.module.css'
import { useDelayed } from '#ui/hooks/use-delayed.ts'
import { copy } from '#ui/text/copy.ts'

/** A thin line at the top of the window while the next page is on its way. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const isDue = useDelayed(isLoading)
  if (!isDue) return null
  return <output className={styles['bar']} aria-label={copy.loadingPage} />
}
