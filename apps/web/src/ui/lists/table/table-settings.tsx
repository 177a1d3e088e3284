import { ActionIcon } from '@mantine/core'
import IconAdjustmentsHorizontal from '~icons/adjustments-horizontal'
import styles from './table-settings.module.css'
import { tableTexts } from './table-texts.ts'
import type { TableView } from './table-view.ts'
import { Menu } from '#ui/popups/menu.tsx'

type Props = {
  columns: readonly { id: string; header: string }[]
  view: TableView
  onView: (view: TableView) => void
}

/** Which columns a list shows, and how close its rows stand. */
export function TableSettings({ columns, view, onView }: Props) {
  const { hidden, isDense } = view
  const toggle = (id: string) =>
    onView({ ...view, hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] })
  return (
    <Menu
      position="bottom-end"
      target={
        <ActionIcon
          variant="subtle"
          size={28}
          className={styles['settings'] ?? ''}
          aria-label={tableTexts.settings}
          title={tableTexts.settings}
        >
          <IconAdjustmentsHorizontal size={16} aria-hidden />
        </ActionIcon>
      }
    >
      {({ Label, CheckboxItem, Divider }) => (
        <>
          <Label>{tableTexts.columns}</Label>
          {columns.map(({ id, header }) => (
            <CheckboxItem key={id} checked={!hidden.includes(id)} onChange={() => toggle(id)}>
              {header}
            </CheckboxItem>
          ))}
          <Divider />
          <CheckboxItem checked={isDense} onChange={(next) => onView({ ...view, isDense: next })}>
            {tableTexts.dense}
          </CheckboxItem>
        </>
      )}
    </Menu>
  )
}
