import { createContext, Suspense, use, type ReactNode } from 'react'
import styles from './views-place.module.css'

/** The saved views of the list at hand. They ask the server, so `app/` brings them. */
export const ListViews = createContext<ReactNode>(undefined)

type Props = {
  /** What stands at the end of the line, right beside them. */
  children?: ReactNode
}

/** Where they stand beside the filters; the place is kept until their code has come. */
export function ViewsPlace({ children }: Props) {
  const views = use(ListViews)
  if (views === undefined) return children
  return (
    <div className={styles['tail']}>
      <div className={styles['place']}>
        <Suspense>{views}</Suspense>
      </div>
      {children}
    </div>
  )
}
