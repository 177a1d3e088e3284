import { Button, Menu } from '@mantine/core'
import IconPlus from '~icons/plus'
import '#ui/theme/styles-menu.css'
import { filterTexts } from './filter-texts.ts'

type Props = {
  groups: readonly { key: string; label: string }[]
  /** It was pressed before it was there. */
  isAsked: boolean
  onAdd: (key: string) => void
}

/** The filters that have no chip yet. */
export function AddFilter({ groups, isAsked, onAdd }: Props) {
  return (
    <Menu position="bottom-start" defaultOpened={isAsked}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
          {filterTexts.addFilter}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map(({ key, label }) => (
          <Menu.Item key={key} onClick={() => onAdd(key)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
