import { Tabs } from '@mantine/core'
import { oneOf } from '#platform/address-readers.ts'
import { useFilter } from '#platform/use-filter.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { TabList } from '#ui/layout/tab-list.tsx'
import { arrived } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'
import { settingsCopy } from './settings-copy.ts'
import { SETTINGS_TABS, type SettingsTabs } from './settings-tabs.ts'

const PasswordTab = late(
  async () => (await arrived(() => import('./components/password-tab.tsx'))).PasswordTab,
)
const SecurityTab = late(
  async () => (await arrived(() => import('./components/security-tab.tsx'))).SecurityTab,
)

const SEARCH = {
  tab: oneOf(['profile', 'password', 'notifications', 'security', 'preferences', 'privacy']),
}

/** The account of the reader (PRODUCT S-22). */
export function ProfileSettingsPage({ tabs }: { tabs: SettingsTabs }) {
  const { filter, setFilter } = useFilter(SEARCH)
  const current = filter.tab ?? 'profile'
  return (
    <>
      <PageHeader title={settingsCopy.title} />
      <Tabs value={current} onChange={(tab) => setFilter({ tab }, { replace: true })} keepMounted={false}>
        <TabList current={current}>
          {Object.entries(SETTINGS_TABS).map(([tab, label]) => (
            <Tabs.Tab key={tab} value={tab}>
              {label}
            </Tabs.Tab>
          ))}
        </TabList>
        {Object.entries({ ...tabs, password: PasswordTab, security: SecurityTab }).map(([tab, Content]) => (
          <Tabs.Panel key={tab} value={tab}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
