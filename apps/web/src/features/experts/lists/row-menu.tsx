import type { ExpertRow, RowActions } from '@guildhall/contract/experts/lists'
import { ActionIcon } from '@mantine/core'
import IconDots from '~icons/dots'
import { PERSON_ACTIONS, type PersonActions } from '#features/experts/components/person-actions.tsx'
import { copy } from '#features/experts/copy.ts'
import { words } from '#features/experts/vetting/vetting-copy.ts'
import type { DecisionAction } from '#features/experts/vetting/vetting-queries.ts'
import { Menu } from '#ui/popups/menu.tsx'

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

type Props = { row: ExpertRow; people: PersonActions; onAction: (action: DecisionAction) => void }

/** What the reader may do with one expert of the list; what hurts comes last. */
export function RowMenu({ row, people, onAction }: Props) {
  const offered = offeredActions(row.actions)
  return (
    <Menu
      position="bottom-end"
      target={
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={copy.actionsFor(row.name)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
    >
      {({ Item, Divider }) => (
        <>
          {people.offered(row.status).map((action) => (
            <Item key={action} onClick={() => people.start(action, row)}>
              {PERSON_ACTIONS[action]}
            </Item>
          ))}
          {offered.length > 0 && <Divider />}
          {offered.map((action) => (
            <Item
              key={action}
              onClick={() => onAction(action)}
              {...((action === 'reject' || action === 'suspend') && { color: 'red' })}
            >
              {words[action].button}
            </Item>
          ))}
        </>
      )}
    </Menu>
  )
}
