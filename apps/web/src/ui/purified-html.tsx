import { useMemo } from 'react'
import { purify } from './purify.ts'
import styles from './safe-html.module.css'

/** Loaded lazily by safe-html.tsx, which is what pages use. */
export function PurifiedHtml({ html }: { html: string }) {
  const clean = useMemo(() => purify(html), [html])
  // oxlint-disable-next-line react/no-danger -- the only place, behind the purifier's allow list
  return <div className={styles['html']} dangerouslySetInnerHTML={{ __html: clean }} />
}
