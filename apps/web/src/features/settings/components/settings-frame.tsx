import { Select } from '@mantine/core'
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { copy } from '#features/settings/copy.ts'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import '#ui/theme/styles-dropdowns.css'
import styles from './settings-frame.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

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
  const isMobile = useIsMobile()
  return (
    <>
      <PageHeader title={copy.title} />
      <div className={styles['frame']}>
        {isMobile ? <SectionSelect /> : <SectionList />}
        <section className={cx(layout['stack-16'], shared['shrinks'])} aria-labelledby="settings-section">
          <div className={cx(layout['wrap-12'], styles['head'])}>
            <div>
              <h2 id="settings-section" className={styles['title']}>
                {title}
              </h2>
              {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
            </div>
            {actions}
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

function SectionSelect() {
  const { here, sections } = useSections()
  const navigate = useNavigate()
  return (
    <Select
      label={copy.section}
      data={sections.map(({ to, label }) => ({ value: to, label }))}
      value={here}
      allowDeselect={false}
      comboboxProps={{ keepMounted: false }}
      onChange={(to) => to !== null && void navigate({ to })}
    />
  )
}

/** What the routes of all features say of themselves; a page below one of the sections belongs to it. */
function useSections() {
  const { routesByPath } = useRouter()
  const { pathname } = useLocation()
  const sections = Object.entries<AnyRoute>(routesByPath)
    .flatMap(([to, { options }]) => {
      const section = options.staticData?.section
      return section === undefined ? [] : [{ to, ...section }]
    })
    .toSorted((a, b) => a.order - b.order)
  const here = sections.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return { sections, here: here?.to ?? '/admin/settings' }
}
