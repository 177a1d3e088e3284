import { Button } from '@mantine/core'
import { copy } from '#features/experts/copy.ts'
import type { Entry } from '#features/experts/queries.ts'
import type { Section } from '#features/experts/section.ts'
import { EntryActions, type EntryActs } from '#features/experts/components/entry-actions.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import shared from '#ui/theme/shared.module.css'
import styles from './section-entries.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'

type Props<Row extends Entry> = {
  section: Section<Row>
  rows: readonly Row[]
  actsOn: (row: Row) => EntryActs
  onAdd: () => void
  onClose: () => void
}

/** All entries of a section whose card shows chips alone: what changes one of them opens above. */
export function EntriesDialog<Row extends Entry>({ section, rows, actsOn, onAdd, onClose }: Props<Row>) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={copy.editNoun(section.title.toLowerCase())}
      actions={
        <>
          <Button variant="default" onClick={onAdd}>
            {copy.addNoun(section.noun)}
          </Button>
          <Button onClick={onClose}>{copy.done}</Button>
        </>
      }
    >
      <ul className={shared['list']}>
        {rows.map((row) => {
          const { title, facts } = section.view(row)
          return (
            <li key={row.id} className={cx(layout['row-12'], styles['line'])}>
              <span className={shared['fills']}>
                {title}
                {facts && <span className={shared['quiet']}> · {facts}</span>}
              </span>
              <EntryActions title={title} acts={actsOn(row)} isQuiet={false} />
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
