import { Button } from '@mantine/core'
import IconPlus from '~icons/plus'
import { filterTexts } from './filter-texts.ts'
import { Menu } from '#ui/popups/menu.tsx'

type Props = {
  groups: readonly { key: string; label: string }[]
  /** It was pressed before it was there. */
  isAsked: boolean
  onAdd: (key: string) => void
}

/** The filters that have no chip yet. */
export function AddFilter({ groups, isAsked, onAdd }: Props) {
  return (
    <Menu
      position="bottom-start"
      defaultOpened={isAsked}
      target={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
          {filterTexts.addFilter}
        </Button>
      }
    >
      {({ Item }) => (
        <>
          {groups.map(({ key, label }) => (
            <Item key={key} onClick={() => onAdd(key)}>
              {label}
            </Item>
          ))}
        </>
      )}
    </Menu>
  )
}
