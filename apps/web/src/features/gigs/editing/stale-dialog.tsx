import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { copy } from '#features/gigs/copy.ts'
import { copy as texts } from './copy.ts'
import styles from './editor.module.css'
import staleDialog from './stale-dialog.module.css'
import { changedBy } from './newer.ts'
import { shownLines } from './shown-lines.ts'
import type { GigEditor } from './use-gig-editor.ts'
import { cx } from '#ui/theme/class-names.ts'
import sides from '#ui/lists/sides.module.css'

/** Somebody else saved first: both values of each field that both changed, and the choice between them. */
export function StaleDialog({ editor }: { editor: GigEditor }) {
  const { newer, form, fields, settle } = editor
  if (newer === undefined) return null
  const both = fields.filter(({ name }) => newer.fields.includes(name))
  return (
    <Dialog
      opened
      onClose={() => settle(true)}
      closeOnClickOutside={false}
      title={texts.changedBy(changedBy(newer.answer))}
      width={660}
      actions={
        <>
          <Button variant="default" onClick={() => settle(false)}>
            {both.length === 0 ? texts.close : texts.takeTheirs}
          </Button>
          <Button onClick={() => settle(true)}>{both.length === 0 ? texts.goOn : texts.keepMine}</Button>
        </>
      }
    >
      <p className={styles['lead']}>{both.length === 0 ? texts.changedBothKept : texts.changedChoose}</p>
      {both.length > 0 && (
        <table className={cx(sides['sides'], staleDialog['both'])}>
          <thead>
            <tr>
              <th scope="col">{copy.field}</th>
              <th scope="col">{copy.yourValue}</th>
              <th scope="col">{copy.theirValue}</th>
            </tr>
          </thead>
          <tbody>
            {both.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                {[form.draft, newer.draft].map((draft, side) => (
                  <td key={side === 0 ? 'mine' : 'theirs'}>
                    {shownLines(field, draft[field.name]).join('\n') || texts.notProvided}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
