import { cx } from '#ui/class-names.ts'
import { Tabs } from '@mantine/core'
import * as z from 'zod/mini'
import { useFilter } from '#platform/use-filter.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { PasswordTab } from './components/password-tab.tsx'
import { SecurityTab } from './components/security-tab.tsx'
import styles from './profile-settings-page.module.css'
import sections from '#ui/sections.module.css'
import { SETTINGS_TABS, type SettingsTabs } from './settings-tabs.ts'

const Search = z.object({
  tab: z.optional(z.enum(['profile', 'password', 'notifications', 'security', 'preferences', 'privacy'])),
})

/** The account of the reader (PRODUCT S-22). */
export function ProfileSettingsPage({ tabs }: { tabs: SettingsTabs }) {
  const { filter, setFilter } = useFilter(Search)
  const current = filter.tab ?? 'profile'
  return (
    <>
      <PageHeader title="Profile settings" />
      <Tabs value={current} onChange={(tab) => setFilter({ tab }, { replace: true })} keepMounted={false}>
        <Tabs.List>
          {Object.entries(SETTINGS_TABS).map(([tab, label]) => (
            <Tabs.Tab key={tab} value={tab} ref={tab === current ? intoView : null}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {Object.keys(SETTINGS_TABS).map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            <TabContent tab={tab} tabs={tabs} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

function TabContent({ tab, tabs }: { tab: string; tabs: SettingsTabs }) {
  const Brought = isTab(tab) ? tabs[tab] : undefined
  if (Brought !== undefined) return <Brought />
  if (tab === 'password') return <PasswordTab />
  if (tab === 'security') return <SecurityTab />
  return (
    <div className={cx(sections['card'], sections['tab'])}>
      <p className={styles['later']}>This tab is not here yet. It will come with one of the next versions.</p>
    </div>
  )
}

function isTab(tab: string): tab is keyof typeof SETTINGS_TABS {
  return Object.hasOwn(SETTINGS_TABS, tab)
}

/** On a phone the list of tabs is wider than the screen. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
