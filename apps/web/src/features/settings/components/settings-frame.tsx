import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { later } from '#ui/hooks/later.ts'
import { copy } from '#features/settings/copy.ts'
import { useNarrowerThan } from '#ui/theme/breakpoint.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { useSections } from '#features/settings/use-sections.ts'
import header from '#ui/layout/page-header.module.css'
import styles from './settings-frame.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const SectionSelect = later(() => import('./section-select.tsx'), 'SectionSelect')

/** From this width on, in px, the sections have room beside what they lead to. */
const BESIDE = 1100

type Props = {
  /** The section as its head says it. */
  title: string
  /** One sentence below the title. */
  intro?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page of the settings: the way to the others, and what this one is about. */
export function SettingsFrame({ title, intro, actions, children }: Props) {
  const isNarrow = useNarrowerThan(BESIDE)
  return (
    <>
      <PageHeader title={copy.title} />
      <div className={styles['frame']}>
        {isNarrow ? <SectionSelect /> : <SectionList />}
        <section className={cx(layout['stack-16'], shared['shrinks'])} aria-labelledby="settings-section">
          <div className={cx(layout['wrap-12'], styles['head'])}>
            <div>
              <h2 id="settings-section" className={styles['title']}>
                {title}
              </h2>
              {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
            </div>
            {actions !== undefined && (
              <div className={cx(layout['wrap-12'], header['actions'])}>{actions}</div>
            )}
          </div>
          {children}
        </section>
      </div>
    </>
  )
}

function SectionList() {
  const { here, sections } = useSections()
  return (
    <nav aria-label={copy.title} className={cx(layout['stack-2'], styles['sections'])}>
      {sections.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={cx(layout['row'], styles['section'])}
          aria-current={to === here ? 'page' : undefined}
          activeOptions={{ exact: true }}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
