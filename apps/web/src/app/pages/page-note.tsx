import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#ui/layout/page-header.tsx'
import styles from './page-note.module.css'
import { copy } from '#app/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { title: string; children: ReactNode; link?: { to: string; label: string } }

/** A page that holds one line and a way on. */
export function PageNote({ title, children, link = { to: '/', label: copy.goHome } }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <div className={cx(shared['card'], layout['stack-12'], styles['card'])}>
        <p className={cx(shared['quiet'], shared['flush'])}>{children}</p>
        <Link to={link.to} className={cx(shared['medium'], shared['link'], reach['alone'])}>
          {link.label}
        </Link>
      </div>
    </>
  )
}
