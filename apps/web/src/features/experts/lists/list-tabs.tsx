import type { RolePrefix } from '@guildhall/contract/access'
import type { StatusCount } from '@guildhall/contract/experts/lists'
import { Tabs } from '@mantine/core'
import { TabCount, TabList } from '#ui/layout/tab-list.tsx'
import { useSignedIn } from '#platform/session.tsx'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import styles from './list-tabs.module.css'
import {
  bare,
  chipsOf,
  hasChips,
  isOn,
  labelOf,
  LIST_TABS,
  listRole,
  type NamedTab,
  type Tab,
} from './tabs.ts'

type Props = {
  prefix: RolePrefix
  counts: StatusCount | undefined
  chosen: Tab
  onChoose: (tab: Tab) => void
}

/** The tabs of a list, each with how many stand behind it, and the chips beside them. */
export function ListTabs({ prefix, counts, chosen, onChoose }: Props) {
  const { permissions } = useSignedIn()
  const tabs = LIST_TABS[listRole(prefix)]
  return (
    <div className={cx(layout['stack-12'], styles['bar'])}>
      {tabs.length > 0 && (
        <Tabs
          value={labelOf(prefix, chosen) || null}
          onChange={(label) => onChoose(bare(tabs.find((tab) => tab.label === label)))}
        >
          <TabList current={labelOf(prefix, chosen)} label={copy.expertsByStatus}>
            {tabs.map((tab) => (
              <Tabs.Tab key={tab.label} value={tab.label}>
                {tab.label} <TabCount value={counts && tab.count(counts)} />
              </Tabs.Tab>
            ))}
          </TabList>
        </Tabs>
      )}
      {hasChips(prefix, chosen) && (
        <Chips chips={chipsOf(prefix, permissions)} counts={counts} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  )
}

type ChipsProps = { chips: readonly NamedTab[] } & Omit<Props, 'prefix'>

function Chips({ chips, counts, chosen, onChoose }: ChipsProps) {
  return (
    <div className={layout['wrap-8']} role="group" aria-label={copy.narrowTheList}>
      {chips.map((chip) => (
        <button
          key={chip.label}
          type="button"
          className={styles['chip']}
          aria-pressed={isOn(chip, chosen)}
          onClick={() => onChoose(toggled(chip, chosen))}
        >
          {chip.label} <TabCount value={counts && chip.count(counts)} />
        </button>
      ))}
    </div>
  )
}

/** Statuses add up; the last one stays. */
function toggled(chip: Tab, chosen: Tab): Tab {
  if (chip.tab !== undefined) return chip.tab === chosen.tab ? {} : { tab: chip.tab }
  const [status] = chip.status ?? []
  const before = chosen.status ?? []
  if (status === undefined) return chosen
  const next = before.includes(status) ? before.filter((one) => one !== status) : [...before, status]
  return next.length === 0 ? chosen : { status: next }
}
