import type { ReactNode } from 'react'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './page-header.module.css'
import { copy } from '#ui/text/copy.ts'

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
      <div className={cx(layout['wraps'], styles['line'])}>
        <div className={cx(layout['row-wrap'], styles['heading'])}>
          <h1 className={styles['title']}>{title}</h1>
          {aside}
        </div>
        {actions && <div className={cx(layout['wrap-12'], styles['actions'])}>{actions}</div>}
      </div>
    </div>
  )
}

type BreadcrumbProps = { crumbs: Crumb[]; renderLink?: NonNullable<Props['renderLink']> }

/** Linked steps in one line, parted by slashes; the current page is plain text. */
export function Breadcrumb({ crumbs, renderLink = plainLink }: BreadcrumbProps) {
  return (
    <nav aria-label={copy.breadcrumb} className={shared['shrinks']}>
      <ol className={cx(shared['note'], layout['row'], styles['crumbs'])}>
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
