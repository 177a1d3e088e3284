import { useState } from 'react'
import { copy } from '#features/applications/copy.ts'
import { draftOf } from '#features/applications/draft.ts'
import { newerFault } from '#features/applications/resume-file.ts'
import { useComparing } from '#features/applications/use-comparing.ts'
import type { Newer } from '#features/applications/use-merge.ts'
import { useNotice } from '#features/applications/use-notice.ts'
import { useProfileFileLimits } from '#features/settings/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { spelt } from '#ui/text/wording.ts'
import { NoticeDialog } from '#features/applications/components/notice/notice-dialog.tsx'
import { Chosen, ResumeArea } from '#features/applications/components/wizard/resume-area.tsx'
import styles from '#features/applications/components/wizard/resume-step.module.css'
import { WizardButtons } from '#features/applications/components/wizard/wizard-buttons.tsx'
import wizard from '#features/applications/components/wizard/wizard.module.css'

const MB = 1024 * 1024

/** Takes in a newer resume, in any form that can be read. */
export function NewerResumeStep({ onRead }: { onRead: (newer: Newer) => void }) {
  const user = useSignedIn()
  const [file, setFile] = useState<File>()
  const { progress, failure, run, setFailure } = useComparing(user.id)
  const notice = useNotice()
  const { resumeSize } = useProfileFileLimits()
  const choose = (chosen: File | undefined) => {
    const fault = chosen && newerFault(chosen, resumeSize)
    setFailure(fault)
    setFile(fault === undefined ? chosen : undefined)
  }
  const read = async (chosen: File) => {
    const data = await run(chosen)
    if (!data) return
    const shown = data.shown.pages.length > 0 ? data.shown : undefined
    onRead({ draft: draftOf(data.found, data.confidence, user), changes: data.changes, shown })
  }
  const next = () => {
    if (file === undefined) return setFailure(spelt(copy.fileRequired))
    // What is uploaded is personal data: the notice comes first.
    notice.before(() => void read(file))
  }
  return (
    <>
      <p className={wizard['lead']}>{copy.compareLead}</p>
      <ResumeArea
        hint={copy.formsHint(Math.ceil(resumeSize / MB))}
        disabled={progress !== undefined}
        onChoose={choose}
      />
      {file && <Chosen file={file} progress={progress} onRemove={() => choose(undefined)} />}
      <div role="alert">{failure && <p className={styles['failure']}>{failure}</p>}</div>
      <WizardButtons onNext={next} pending={progress !== undefined} />
      <NoticeDialog {...notice.dialog} />
    </>
  )
}
