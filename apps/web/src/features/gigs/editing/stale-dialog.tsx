import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog.tsx'
import { shownValue, type FieldValue } from '#ui/forms/draft.ts'
import styles from './editor.module.css'
import { changedBy } from './newer.ts'
import type { GigEditor } from './use-gig-editor.ts'

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
      title={`Changed by ${changedBy(newer.answer)}`}
      width={660}
      actions={
        <>
          <Button variant="default" onClick={() => settle(false)}>
            {both.length === 0 ? 'Close' : 'Take theirs'}
          </Button>
          <Button onClick={() => settle(true)}>{both.length === 0 ? 'Go on' : 'Keep mine'}</Button>
        </>
      }
    >
      <p className={styles['lead']}>
        {both.length === 0
          ? 'The project was changed while you were editing. Your changes and theirs are in different fields: both are kept.'
          : 'The project was changed while you were editing. In these fields you have to choose; everything else is kept.'}
      </p>
      {both.length > 0 && (
        <table className={styles['both']}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Your value</th>
              <th scope="col">Their value</th>
            </tr>
          </thead>
          <tbody>
            {both.map(({ name, label, kind }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{shown(kind, form.draft[name])}</td>
                <td>{shown(kind, newer.draft[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}

function shown(kind: string, value: FieldValue): string {
  const text = shownValue(value)
  return kind === 'html' ? text.replaceAll(/<[^>]*>/g, ' ').trim() : text
}
