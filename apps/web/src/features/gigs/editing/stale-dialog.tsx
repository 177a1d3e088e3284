import { Button } from '@mantine/core'
import { BothSides } from '#ui/forms/both-sides.tsx'
import type { Draft, Field } from '#ui/forms/draft.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { copy } from './copy.ts'
import staleDialog from './stale-dialog.module.css'
import { changedBy } from './newer.ts'
import { shownLines } from './shown-lines.ts'
import type { GigEditor } from './use-gig-editor.ts'

/** Somebody else saved first: both values of each field that both changed, and the choice between them. */
export function StaleDialog({ editor }: { editor: GigEditor }) {
  const { newer, form, fields, settle, putOff } = editor
  if (newer === undefined) return null
  const both = fields.filter(({ name }) => newer.fields.includes(name))
  return (
    <Dialog
      opened
      // Where there is nothing to choose, closing is going on.
      onClose={() => (both.length === 0 ? settle(true) : putOff())}
      closeOnClickOutside={false}
      title={copy.changedBy(changedBy(newer.answer))}
      width={660}
      actions={
        <>
          <Button variant="default" onClick={() => settle(false)}>
            {both.length === 0 ? copy.close : copy.takeTheirs}
          </Button>
          <Button onClick={() => settle(true)}>{both.length === 0 ? copy.goOn : copy.keepMine}</Button>
        </>
      }
    >
      {/* It comes while somebody types: a space or Enter that was meant for the text must not choose. */}
      <p tabIndex={-1} data-autofocus>
        {both.length === 0 ? copy.changedBothKept : copy.changedChoose}
      </p>
      {both.length > 0 && (
        <BothSides
          className={staleDialog['both']}
          rows={both.map((field) => ({
            ...field,
            mine: said(field, form.draft),
            theirs: said(field, newer.draft),
          }))}
        />
      )}
    </Dialog>
  )
}

function said(field: Field, draft: Draft): string {
  return shownLines(field, draft[field.name]).join('\n') || copy.notProvided
}
