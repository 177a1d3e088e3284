import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import { toasts } from '#ui/feedback/toasts.tsx'
import { focusFirstFault } from '#ui/forms/first-fault.ts'
import { useLatest } from '#ui/hooks/use-latest.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { copy } from './copy.ts'
import styles from './editor.module.css'
import { approveGig, requestGig } from './queries.ts'
import type { GigEditor } from './use-gig-editor.ts'

/** What says beside the button that something comes first. */
const NEEDED = 'needed-first'

type FinishProps = { editor: GigEditor; isLast: boolean; onMissing: () => void }

/** Saving at once, and at the end the step to approval. */
export function Finish({ editor, isLast, onMissing }: FinishProps) {
  const { answer, save, gaps } = editor
  const latest = useLatest(editor)
  const { data: gig, actions } = answer
  const navigate = useNavigate()
  const prefix = prefixOf(useSignedIn()) ?? ''
  const { run, isPending: pending } = useWrite({ tells: 'by toast' })
  const isDraft = gig.status === 'Draft'
  const keep = async (form: Element | null) => {
    const isSaved = await save()
    // What is wrong was left out of it.
    const wrong = latest.current.form.check()
    if (wrong.length > 0) focusFirstFault(form)
    if (isSaved) toasts.success(isDraft ? copy.draftSaved : copy.changesSaved)
  }
  const finish = async (move: (id: string) => Promise<unknown>, text: string) => {
    if (!(await save()) || latest.current.gaps.length > 0) return onMissing()
    await run(() => move(gig.id), {
      said: text,
      onDone: () => navigate({ to: `/${prefix}/projects/${gig.id}` }),
    })
  }
  const toldBy = gaps.length > 0 ? { 'aria-describedby': NEEDED } : {}
  const canFinish = isLast && (actions.canApprove || actions.canRequest)
  return (
    <>
      {canFinish && gaps.length > 0 && (
        <span id={NEEDED} className={cx(shared['note'], styles['first'])}>
          {copy.neededFirst(gaps.length)}
        </span>
      )}
      <Button
        variant="default"
        onClick={({ currentTarget }) => void keep(currentTarget.closest('section'))}
        loading={editor.state === 'saving'}
      >
        {isDraft ? copy.saveDraft : copy.saveChanges}
      </Button>
      {isLast && actions.canApprove && (
        <Button loading={pending} {...toldBy} onClick={() => void finish(approveGig, copy.approved)}>
          {copy.approve}
        </Button>
      )}
      {isLast && actions.canRequest && !actions.canApprove && (
        <Button loading={pending} {...toldBy} onClick={() => void finish(requestGig, copy.requested)}>
          {copy.request}
        </Button>
      )}
    </>
  )
}
