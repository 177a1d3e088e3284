import type { ResumeShown } from '@guildhall/contract/applications/parsed-resume'
import { Button } from '@mantine/core'
import { copy } from '#features/applications/copy.ts'
import { draftOf, type Draft } from '#features/applications/draft.ts'
import { resumeFault } from '#features/applications/resume-file.ts'
import { useProfileFileLimits } from '#features/settings/queries.ts'
import { useNotice } from '#features/applications/use-notice.ts'
import { useReading } from '#features/applications/use-reading.ts'
import { useSignedIn } from '#platform/session.tsx'
import { NoticeDialog } from '#features/applications/components/notice/notice-dialog.tsx'
import { Chosen, ResumeArea } from './resume-area.tsx'
import styles from './resume-step.module.css'
import { WizardButtons } from './wizard-buttons.tsx'
import wizard from './wizard.module.css'
import { spelt } from '#ui/text/wording.ts'

export interface Resume {
  file?: File
  /** Its name on the server, once it is kept there. */
  fileName?: string
  /** The draft holds what stands in it, and perhaps what was typed since. */
  isRead?: boolean
  /** Its pages, for the review of what was found. */
  shown?: ResumeShown
}

const MB = 1024 * 1024

type Props = {
  resume: Resume
  onResume: (resume: Resume) => void
  onRead: (draft: Draft) => void
  onPrevious?: () => void
  /** Without it nothing can be filled in by hand instead. */
  onNext?: () => void
}

export function ResumeStep({ resume, onResume, onRead, onPrevious, onNext }: Props) {
  const user = useSignedIn()
  const { progress, failure, run, setFailure } = useReading()
  const notice = useNotice()
  const { file } = resume
  const { resumeSize } = useProfileFileLimits()
  const choose = (chosen: File | undefined) => {
    const fault = chosen && resumeFault(chosen, resumeSize)
    setFailure(fault)
    onResume(chosen === undefined || fault !== undefined ? {} : { file: chosen })
  }
  const next = () => {
    if (file === undefined) return setFailure(spelt(copy.fileRequired))
    if (resume.isRead) return onNext?.()
    // What is uploaded is personal data: the notice comes first.
    notice.before(() => void read(file))
  }
  const read = async (file: File) => {
    let { fileName } = resume
    const found = await run(file, fileName, (kept) => (fileName = kept))
    const isRead = found !== undefined && found.data !== null
    onResume({
      file,
      isRead,
      ...(fileName !== undefined && { fileName }),
      ...(isRead && { shown: found.shown }),
    })
    if (!found?.data) return
    onRead(draftOf(found.data, found.confidence, user))
    onNext?.()
  }
  return (
    <>
      <p className={wizard['lead']}>{copy.resumeLead}</p>
      <ResumeArea
        hint={copy.fileHint(Math.ceil(resumeSize / MB))}
        disabled={progress !== undefined}
        onChoose={choose}
      />
      {file && <Chosen file={file} progress={progress} onRemove={() => choose(undefined)} />}
      <div role="alert">{failure && <p className={styles['failure']}>{failure}</p>}</div>
      <WizardButtons onPrevious={onPrevious} onNext={next} pending={progress !== undefined}>
        {onNext && (
          <Button variant="subtle" disabled={progress !== undefined} onClick={onNext}>
            {copy.fillInManually}
          </Button>
        )}
      </WizardButtons>
      <NoticeDialog {...notice.dialog} />
    </>
  )
}
