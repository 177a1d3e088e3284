import type { CompanyActions } from '@guildhall/contract/companies/shapes'
import { ActionIcon, Menu } from '@mantine/core'
import IconDots from '~icons/dots'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/companies/copy.ts'
import '#ui/theme/styles-menu.css'

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
    <Menu position="bottom-end" withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={copy.actionsFor(name)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.canApprove && <Menu.Item onClick={() => onAct('approve')}>{copy.approveDraft}</Menu.Item>}
        {actions.canEdit && (
          <Menu.Item component={Link} to={`/companies/${id}/edit`}>
            {copy.edit}
          </Menu.Item>
        )}
        {actions.canMerge && <Menu.Item onClick={() => onAct('merge')}>{copy.mergeInto}</Menu.Item>}
        {actions.canDelete && (
          <Menu.Item color="red" onClick={() => onAct('delete')}>
            {copy.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
