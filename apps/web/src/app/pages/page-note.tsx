import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#ui/layout/page-header.tsx'
import styles from './page-note.module.css'

type Props = { title: string; children: ReactNode; link?: { to: string; label: string } }

/** A page that holds one line and a way on. */
export function PageNote({ title, children, link = { to: '/', label: 'Go to home' } }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <div className={styles['card']}>
        <p className={styles['text']}>{children}</p>
        <Link to={link.to} className={styles['link']}>
          {link.label}
        </Link>
      </div>
    </>
  )
}
