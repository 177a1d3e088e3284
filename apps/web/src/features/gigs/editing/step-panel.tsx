import type { EditorStep } from '@guildhall/contract/gigs/completeness'
import { FilesTab } from '#features/gigs/files/files-tab.tsx'
import { MembersWidget } from '#features/gigs/members/members-widget.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import { Fold } from '#ui/layout/fold.tsx'
import { cx } from '#ui/theme/class-names.ts'
import { copy, FOLD_LEADS } from './copy.ts'
import styles from './editor.module.css'
import { ReviewStep } from './review-step.tsx'
import { shownLines } from './shown-lines.ts'
import { shownParts, type Part } from './steps.ts'
import type { GigEditor } from './use-gig-editor.ts'
import layout from '#ui/theme/layout.module.css'

type Props = {
  step: EditorStep
  editor: GigEditor
  /** The field that the reader is being led to. */
  wanted: string | undefined
  onGo: (step: EditorStep, field?: string) => void
}

/** What stands in a step: what has to be said first, and what can wait behind its titles. */
export function StepPanel({ step, editor, wanted, onGo }: Props) {
  const { form, steps, answer } = editor
  if (step === 'review') return <ReviewStep editor={editor} onGo={onGo} />
  return (
    <>
      {step === 'brief' && (
        <p className={styles['lead']}>
          {answer.data.type_display} · {answer.data.internal_id}
        </p>
      )}
      <div className={cx(layout['stack-16'], styles['parts'])}>
        {shownParts(steps[step], form.draft).map((part) => (
          <PartFields key={part.fields[0]?.name} part={part} editor={editor} wanted={wanted} />
        ))}
      </div>
      {step === 'team' && <MembersAndFiles editor={editor} />}
    </>
  )
}

type PartProps = { part: Part; editor: GigEditor; wanted: string | undefined }

function PartFields({ part: { title, fields }, editor: { form }, wanted }: PartProps) {
  if (title === undefined) return <DraftFields form={form} fields={fields} />
  const isWanted = fields.some(({ name }) => name === wanted || form.errorOf(name) !== undefined)
  const filled = fields.filter((field) => shownLines(field, form.draft[field.name]).length > 0)
  // A box that is not ticked says nothing.
  const said = filled.filter(({ kind, name }) => kind !== 'flag' || form.draft[name] === true)
  const labels = said.map(({ label }) => label).join(', ')
  return (
    <Fold title={title} detail={labels === '' ? undefined : copy.filledIn(labels)} isWanted={isWanted}>
      <DraftFields form={form} fields={fields} />
    </Fold>
  )
}

/** Both can only be added to a project that is there. */
function MembersAndFiles({ editor: { answer } }: Pick<Props, 'editor'>) {
  const { data: gig, actions } = answer
  return (
    <>
      <Fold title={copy.members}>
        <p className={styles['lead']}>{FOLD_LEADS.members}</p>
        <div className={layout['stack-24']}>
          <MembersWidget
            gigId={gig.id}
            kind={gig.type}
            type="contributor"
            canAdd={actions.canAddContributors}
            mode="create"
          />
          <MembersWidget
            gigId={gig.id}
            kind={gig.type}
            type="customer"
            canAdd={actions.canAddCustomers}
            mode="create"
          />
        </div>
      </Fold>
      <Fold title={copy.files}>
        <p className={styles['lead']}>{FOLD_LEADS.files}</p>
        <FilesTab gig={gig} actions={actions} />
      </Fold>
    </>
  )
}
