import { Button } from '@mantine/core'
import { copy } from '#features/experts/copy.ts'
import { shownValue, type Draft, type Field } from '#ui/forms/draft.ts'
import type { DraftForm } from '#ui/forms/use-draft.ts'
import type { Saving } from '#features/experts/use-saving.ts'
import styles from './stale-notice.module.css'

type Props = { form: DraftForm; saving: Saving }

/** Somebody else saved first: both values of each field that differs, and the choice between them. */
export function StaleNotice({ form, saving }: Props) {
  const { newer } = saving
  if (newer === undefined) return null
  const { stale } = copy
  return (
    <div role="alert" className={styles['notice']} ref={intoView}>
      <p className={styles['title']}>{stale.title}</p>
      <p className={styles['text']}>{stale.text}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{stale.yours}</th>
            <th scope="col">{stale.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differing(form, newer.draft).map(({ name, label }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{shownValue(form.draft[name])}</td>
              <td>{shownValue(newer.draft[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['actions']}>
        <Button variant="default" onClick={saving.takeTheirs}>
          {stale.take}
        </Button>
        <Button onClick={() => void saving.keepMine()} loading={saving.isPending}>
          {stale.keep}
        </Button>
      </div>
    </div>
  )
}

function differing({ shown, draft }: DraftForm, theirs: Draft): Field[] {
  return shown.filter(({ name }) => shownValue(draft[name]) !== shownValue(theirs[name]))
}

/** The form may be scrolled to its end. */
function intoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}
