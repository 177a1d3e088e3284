import type { CaredItem, CaredList } from '@guildhall/contract/reference/admin'
import { ActionIcon, Menu } from '@mantine/core'
import IconDots from '~icons/dots'
import { moveEntry, type EntryStep } from '#features/reference/admin-queries.ts'
import { copy } from '#features/reference/copy.ts'
import { useCare } from '#features/reference/use-care.ts'
import '#ui/theme/styles-menu.css'

type Props = { list: CaredList; item: CaredItem; onRename: () => void; onMerge: () => void }

/** What may be done with an entry, behind one button. */
export function EntryMenu({ list, item, onRename, onMerge }: Props) {
  const { run } = useCare()
  const move = (step: EntryStep, said: string) => run({ work: () => moveEntry(list, item.id, step), said })
  const isKept = list === 'tags' && item.code === 'public'
  return (
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={copy.actionsFor(item.name)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {item.state === 'draft' && (
          <Menu.Item onClick={() => move('approve', `${item.name} is there for everybody now.`)}>
            {copy.approve}
          </Menu.Item>
        )}
        <Menu.Item onClick={onRename}>{copy.rename}</Menu.Item>
        {!isKept && <Menu.Item onClick={onMerge}>{copy.mergeInto}</Menu.Item>}
        {item.state === 'retired' ? (
          <Menu.Item onClick={() => move('restore', `${item.name} is offered again.`)}>
            {copy.restore}
          </Menu.Item>
        ) : (
          !isKept && (
            <Menu.Item color="red" onClick={() => move('retire', `${item.name} is offered no more.`)}>
              {copy.retire}
            </Menu.Item>
          )
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
