import type { ExpertRow, RowActions } from '@guildhall/contract/experts/lists'
import { ActionIcon, Menu } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { words } from '#features/experts/vetting/vetting-copy.ts'
import type { DecisionAction } from '#features/experts/vetting/vetting-queries.ts'
import '#ui/styles-menu.css'

const OFFERED: readonly (readonly [keyof RowActions, DecisionAction])[] = [
  ['canScreen', 'screen'],
  ['canApprove', 'approve'],
  ['canReconsider', 'reconsider'],
  ['canRemind', 'remind'],
  ['canReject', 'reject'],
  ['canSuspend', 'suspend'],
]

/** What a reader may do, in order of consequence. */
export function offeredActions(actions: RowActions): DecisionAction[] {
  return OFFERED.flatMap(([flag, action]) => (actions[flag] ? [action] : []))
}

/** What the reader may do to one expert of the list. */
export function RowMenu({ row, onAction }: { row: ExpertRow; onAction: (action: DecisionAction) => void }) {
  const offered = offeredActions(row.actions)
  if (offered.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for ${row.name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((action) => (
          <Menu.Item
            key={action}
            onClick={() => onAction(action)}
            {...((action === 'reject' || action === 'suspend') && { color: 'red' })}
          >
            {words[action].button}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
