import { useMemo } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { purify, purifyText } from './purify.ts'
import styles from './safe-html.module.css'

type Props = { html: string; isText?: boolean }

/** Loaded lazily by safe-html.tsx, which is what pages use. */
export function PurifiedHtml({ html, isText = false }: Props) {
  const clean = useMemo(() => (isText ? purifyText(html) : purify(html)), [html, isText])
  // oxlint-disable-next-line react/no-danger -- the only place, behind the purifier's allow list
  return <div className={cx(shared['breaks'], styles['html'])} dangerouslySetInnerHTML={{ __html: clean }} />
}
