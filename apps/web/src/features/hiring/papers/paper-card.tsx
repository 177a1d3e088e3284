import type { OwnPaper } from '@guildhall/contract/hiring/papers'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { SignSheet } from '#features/hiring/components/agreement/sign-dialog.tsx'
import { copy } from '#features/hiring/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { Headed } from '#ui/layout/headed.tsx'
import styles from '#features/hiring/components/agreement/signing.module.css'
import { paperActs, paperFile, type SignedKind } from './queries.ts'
import { TrainingDialog } from './training-dialog.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** One paper: whether it is done, who waits for it, and how to do it. */
export function PaperCard({ paper }: { paper: OwnPaper }) {
  const [isOpen, setOpen] = useState(false)
  const { kind, title, is_done: isDone, wanted_by: wantedBy, done_at: doneAt } = paper
  const close = () => setOpen(false)
  return (
    <li className={cx(shared['card'], shared['padded'], styles['card'])}>
      <Headed
        isHeading
        title={paper.year === null ? title : `${title} ${paper.year}`}
        state={<Standing paper={paper} />}
      />
      <p className={styles['quiet']}>{doneText(paper)}</p>
      {wantedBy.length > 0 && (
        <p className={cx(shared['flush'], shared['small'])}>
          {wantedBy.length === 1 ? copy.aProjectWaits : copy.projectsWait(wantedBy.length)} {copy.forIt}{' '}
          {wantedBy.join(', ')}
        </p>
      )}
      <div className={cx(layout['row-wrap-8'], styles['actions'])}>
        {kind !== 'training' && doneAt !== null && (
          <Button
            component="a"
            variant="default"
            href={paperFile(kind)}
            download
            aria-label={copy.downloadTitle(title)}
          >
            {copy.download}
          </Button>
        )}
        {!isDone && (
          <Button
            onClick={() => setOpen(true)}
            aria-label={`${kind === 'training' ? 'Take' : 'Sign'} ${title}`}
          >
            {kind === 'training' ? copy.take : copy.sign}
          </Button>
        )}
      </div>
      {isOpen && kind === 'training' && <TrainingDialog training={paper} onClose={close} />}
      {isOpen && kind !== 'training' && <Sign paper={paper} kind={kind} onClose={close} />}
    </li>
  )
}

function Standing({ paper: { kind, is_done: isDone } }: { paper: OwnPaper }) {
  if (isDone) return <Badge tone="success">{kind === 'training' ? copy.passed : copy.signed}</Badge>
  return <Badge tone="warning">{kind === 'training' ? copy.notTaken : copy.notSigned}</Badge>
}

function doneText({ kind, version, is_done: isDone, done_at: at, done_version: last }: OwnPaper): string {
  const done = kind === 'training' ? 'Passed' : 'Signed'
  if (at === null) return `Version ${version}`
  if (isDone) return `Version ${version}. ${done} ${formatDate(at)}`
  return last === version
    ? `Version ${version}. Last ${done.toLowerCase()} ${formatDate(at)}`
    : `Version ${version} is new. You ${done.toLowerCase()} version ${last ?? ''} ${formatDate(at)}`
}

type SignProps = { paper: OwnPaper; kind: SignedKind; onClose: () => void }

function Sign({ paper, kind, onClose }: SignProps) {
  const { title, version, text, sha256 } = paper
  return (
    <SignSheet
      title={copy.signTitle(title)}
      accept="I have read this and agree to it"
      said={copy.isSigned(title)}
      current={{ version, text, sha256: sha256 ?? '' }}
      sign={(form) => paperActs.sign(kind, form)}
      onClose={onClose}
    />
  )
}
