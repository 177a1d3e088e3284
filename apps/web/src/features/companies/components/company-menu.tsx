import type { CompanyActions } from '@guildhall/contract/companies/shapes'
import { ActionIcon } from '@mantine/core'
import IconDots from '~icons/dots'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/companies/copy.ts'
import { Menu } from '#ui/popups/menu.tsx'

/** What can be done to a company without its form. */
export type CompanyAct = 'approve' | 'merge' | 'delete'

type Props = {
  company: { id: string; name: string }
  actions: CompanyActions
  onAct: (act: CompanyAct) => void
}

/** What the reader may do to a company, in order of consequence. */
export function CompanyMenu({ company: { id, name }, actions, onAct }: Props) {
  if (!Object.values(actions).includes(true)) return null
  return (
    <Menu
      position="bottom-end"
      target={
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={copy.actionsFor(name)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
    >
      {({ Item }) => (
        <>
          {actions.canApprove && <Item onClick={() => onAct('approve')}>{copy.approveDraft}</Item>}
          {actions.canEdit && (
            <Item component={Link} to={`/companies/${id}/edit`}>
              {copy.edit}
            </Item>
          )}
          {actions.canMerge && <Item onClick={() => onAct('merge')}>{copy.mergeInto}</Item>}
          {actions.canDelete && (
            <Item color="red" onClick={() => onAct('delete')}>
              {copy.delete}
            </Item>
          )}
        </>
      )}
    </Menu>
  )
}
