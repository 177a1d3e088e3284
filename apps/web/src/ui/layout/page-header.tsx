import type { ReactNode } from 'react'
import styles from './page-header.module.css'

/** A step of the way here; the last one is the current page and not a link. */
export type Crumb = { label: string; href?: string }

type Props = {
  title: ReactNode
  breadcrumb?: Crumb[]
  /** How a link is drawn, so that the router can take it over. */
  renderLink?: (crumb: { label: string; href: string }) => ReactNode
  /** Badges and counts beside the title. */
  aside?: ReactNode
  /** In order of consequence: quiet, dangerous, main. */
  actions?: ReactNode
}

/** The head of every page. */
export function PageHeader({ title, breadcrumb = [], renderLink = plainLink, aside, actions }: Props) {
  return (
    <div className={styles['header']}>
      {breadcrumb.length > 0 && <Breadcrumb crumbs={breadcrumb} renderLink={renderLink} />}
      <div className={styles['line']}>
        <div className={styles['heading']}>
          <h1 className={styles['title']}>{title}</h1>
          {aside}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  )
}

type BreadcrumbProps = { crumbs: Crumb[]; renderLink?: NonNullable<Props['renderLink']> }

/** Linked steps, parted by slashes; the current page is plain text. */
export function Breadcrumb({ crumbs, renderLink = plainLink }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles['crumbs']}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href}-${label}`} className={styles['crumb']}>
            {href && index < crumbs.length - 1 ? (
              renderLink({ label, href })
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function plainLink({ label, href }: { label: string; href: string }) {
  return <a href={href}>{label}</a>
}
