import { Select } from '@mantine/core'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { copy, SECTIONS } from '#features/settings/copy.ts'
import { useIsMobile } from '#ui/breakpoint.ts'
import { PageHeader } from '#ui/page-header.tsx'
import '#ui/styles-dropdowns.css'
import styles from './settings-frame.module.css'

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
        <section className={styles['page']} aria-labelledby="settings-section">
          <div className={styles['head']}>
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
  const here = useSection()
  return (
    <nav aria-label="Settings" className={styles['sections']}>
      {SECTIONS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={styles['section']}
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
  const here = useSection()
  const navigate = useNavigate()
  return (
    <Select
      label="Section"
      className={styles['select'] ?? ''}
      data={SECTIONS.map(({ to, label }) => ({ value: to, label }))}
      value={here}
      allowDeselect={false}
      comboboxProps={{ keepMounted: false }}
      onChange={(to) => to !== null && void navigate({ to })}
    />
  )
}

/** The section of this address: a page below one of them belongs to it. */
function useSection(): string {
  const { pathname } = useLocation()
  const found = SECTIONS.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return found?.to ?? SECTIONS[0].to
}
