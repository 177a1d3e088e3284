import { Button, Menu } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import '#ui/styles-menu.css'
import { filterTexts } from './filter-texts.ts'

type Props = {
  groups: readonly { key: string; label: string }[]
  onAdd: (key: string) => void
}

/** The filters that have no chip yet. */
export function AddFilter({ groups, onAdd }: Props) {
  return (
    <Menu position="bottom-start">
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
