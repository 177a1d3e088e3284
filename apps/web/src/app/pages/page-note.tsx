import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#ui/layout/page-header.tsx'
import styles from './page-note.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

type Props = { title: string; children: ReactNode; link?: { to: string; label: string } }

/** A page that holds one line and a way on. */
export function PageNote({ title, children, link = { to: '/', label: 'Go to home' } }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <div className={cx(shared['card'], styles['card'])}>
        <p className={cx(shared['quiet'], shared['flush'])}>{children}</p>
        <Link to={link.to} className={styles['link']}>
          {link.label}
        </Link>
      </div>
    </>
  )
}
