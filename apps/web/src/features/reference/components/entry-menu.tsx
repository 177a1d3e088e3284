import type { CaredItem, CaredList } from '@guildhall/contract/reference/admin'
import { ActionIcon } from '@mantine/core'
import IconDots from '~icons/dots'
import { moveEntry, type EntryStep } from '#features/reference/admin-queries.ts'
import { copy } from '#features/reference/copy.ts'
import { useCare } from '#features/reference/use-care.ts'
import { Menu } from '#ui/popups/menu.tsx'

type Props = { list: CaredList; item: CaredItem; onRename: () => void; onMerge: () => void }

/** What may be done with an entry, behind one button. */
export function EntryMenu({ list, item, onRename, onMerge }: Props) {
  const { run } = useCare()
  const move = (step: EntryStep, said: string) => run({ work: () => moveEntry(list, item.id, step), said })
  const restore = () =>
    run({
      work: () => moveEntry(list, item.id, 'restore'),
      said: ({ data }) =>
        data.state === 'draft' ? `${item.name} waits for approval again.` : `${item.name} is offered again.`,
    })
  const isKept = list === 'tags' && item.code === 'public'
  return (
    <Menu
      position="bottom-end"
      target={
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={copy.actionsFor(item.name)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
    >
      {({ Item }) => (
        <>
          {item.state === 'draft' && (
            <Item onClick={() => move('approve', `${item.name} is there for everybody now.`)}>
              {copy.approve}
            </Item>
          )}
          <Item onClick={onRename}>{copy.rename}</Item>
          {!isKept && <Item onClick={onMerge}>{copy.mergeInto}</Item>}
          {item.state === 'retired' ? (
            <Item onClick={restore}>{copy.restore}</Item>
          ) : (
            !isKept && (
              <Item color="red" onClick={() => move('retire', `${item.name} is offered no more.`)}>
                {copy.retire}
              </Item>
            )
          )}
        </>
      )}
    </Menu>
  )
}
