import { ActionIcon } from '@mantine/core'
import IconDots from '~icons/dots'
import IconPencil from '~icons/pencil'
import IconPlus from '~icons/plus'
import IconTrash from '~icons/trash'
import { copy } from '#features/experts/copy.ts'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import styles from './entry-actions.module.css'
import { Menu } from '#ui/popups/menu.tsx'

/** What can be done with an entry of a profile. */
export interface EntryActs {
  edit: () => void
  remove: () => void
  /** What hangs on the entry and can be added to it: 'Add project', and the whole of its name for who does not see it. */
  add?: { label: string; name: string; run: () => void } | undefined
}

type Props = {
  title: string
  acts: EntryActs | undefined
  /** They come with the pointer or the focus; left out where changing is what the reader came for. */
  isQuiet?: boolean
}

/** The ways to change an entry: icons beside it, and on a phone one menu. */
export function EntryActions({ title, acts, isQuiet = true }: Props) {
  const isMobile = useIsMobile()
  if (acts === undefined) return null
  const { edit, remove, add } = acts
  if (isMobile) return <EntryMenu title={title} acts={acts} />
  return (
    <span className={styles['actions']} data-quiet={isQuiet || undefined}>
      {add && (
        <ActionIcon variant="subtle" color="gray" aria-label={add.name} title={add.label} onClick={add.run}>
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" color="gray" aria-label={copy.editTitle(title)} onClick={edit}>
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={copy.deleteTitle(title)} onClick={remove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}

function EntryMenu({ title, acts: { edit, remove, add } }: { title: string; acts: EntryActs }) {
  return (
    <Menu
      position="bottom-end"
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles['more'] ?? ''}
          aria-label={copy.actionsFor(title)}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
    >
      {({ Item }) => (
        <>
          <Item onClick={edit}>{copy.edit}</Item>
          {add && <Item onClick={add.run}>{add.label}</Item>}
          <Item color="red" onClick={remove}>
            {copy.delete}
          </Item>
        </>
      )}
    </Menu>
  )
}
