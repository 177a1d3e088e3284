import { ownPath, pathAsSeenBy, prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { shortened } from '#ui/text/see-more.tsx'
import styles from './page-url.module.css'

/** Characters of a page's address that are shown (specification spec 000 §9). */
const MAX_LENGTH = 96

/** The page of an entry. It was written by a browser, so it is a link only when it leads to a page that the reader has. */
export function PageUrl({ url }: { url: string | null }) {
  const prefix = prefixOf(useSignedIn())
  if (!url) return null
  const text = shortened(url, MAX_LENGTH)
  const own = ownPath(url)
  const path = own === undefined ? undefined : pathAsSeenBy(own, prefix)
  const title = text === url ? undefined : url
  if (path === undefined) {
    return (
      <span className={styles['url']} title={title}>
        {text}
      </span>
    )
  }
  return (
    <a className={styles['url']} href={path} title={title}>
      {text}
    </a>
  )
}
