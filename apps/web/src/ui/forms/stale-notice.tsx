import { Button } from '@mantine/core'
import { shownValue, type Draft, type Field } from './draft.ts'
import styles from './stale-notice.module.css'
import type { DraftForm } from './use-draft.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { copy } from '#ui/text/copy.ts'
import { BothSides } from './both-sides.tsx'
import layout from '#ui/theme/layout.module.css'

/** Somebody else's newer values, and what the reader may do about them. */
type Question = {
  newer: { draft: Draft } | undefined
  isPending: boolean
  takeTheirs: () => void
  keepMine: () => unknown
}

type Props = { form: DraftForm & Question }

/** Somebody else saved first: both values of each field that differs, and the choice between them. */
export function StaleNotice({ form }: Props) {
  const { newer } = form
  if (newer === undefined) return null
  return (
    <div role="alert" className={styles['notice']} ref={intoView}>
      <p className={cx(shared['strong'], shared['flush'])}>{copy.changedMeanwhile}</p>
      <p className={styles['text']}>{copy.nothingLost}</p>
      <BothSides
        className={styles['table']}
        rows={differing(form, newer.draft).map(({ name, label }) => ({
          name,
          label,
          mine: shownValue(form.draft[name]),
          theirs: shownValue(newer.draft[name]),
        }))}
      />
      <div className={cx(layout['ends-wrap-8'], styles['actions'])}>
        <Button variant="default" onClick={form.takeTheirs}>
          {copy.takeTheirs}
        </Button>
        <Button onClick={() => void form.keepMine()} loading={form.isPending}>
          {copy.keepMine}
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
