import { FILE_TEXTS } from '@guildhall/contract/experts/files'
import type { Certification } from '@guildhall/contract/experts/sections'
import { useState } from 'react'
import { certifications } from '#features/experts/long-sections.ts'
import { copy } from '#features/experts/copy.ts'
import styles from './certificates.module.css'
import { FileDialogs, type OpenedFile } from '#features/experts/components/files/file-dialogs.tsx'
import { FileRows } from '#features/experts/components/files/files.tsx'
import { NotProvided } from './not-provided.tsx'
import { SectionCard } from '#features/experts/components/sections/section-card.tsx'

const NOUN = 'attachment'
const ADD = { kind: 'add' } as const

const placeOf = (personId: string, { id }: Certification) =>
  ({ set: 'certification', personId, certificateId: id }) as const

type Props = { personId: string; canEdit: boolean }

/** Licences and certifications, each with its own files (specification spec 001 §3). */
export function Certificates({ personId, canEdit }: Props) {
  const [adding, setAdding] = useState<Certification>()
  return (
    <>
      <SectionCard
        section={certifications}
        ownerId={personId}
        canEdit={canEdit}
        renderBelow={(certificate) => (
          <CertificateFiles personId={personId} certificate={certificate} canEdit={canEdit} />
        )}
        addTo={(certificate) => ({
          label: copy.addAttachments,
          name: copy.addNoun(copy.attachmentsTo(certificate.title)),
          run: () => setAdding(certificate),
        })}
      />
      {adding && (
        <FileDialogs
          place={placeOf(personId, adding)}
          noun={NOUN}
          opened={ADD}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}

type FilesProps = Props & { certificate: Certification }

function CertificateFiles({ personId, certificate, canEdit }: FilesProps) {
  const [opened, setOpened] = useState<OpenedFile>()
  const { title, attachments } = certificate
  return (
    <div className={styles['files']}>
      {attachments.length === 0 ? (
        <NotProvided text={FILE_TEXTS.noneOfCertificate} />
      ) : (
        <FileRows
          rows={attachments}
          label={copy.attachmentsOf(title)}
          onOpen={canEdit ? setOpened : undefined}
        />
      )}
      <FileDialogs
        place={placeOf(personId, certificate)}
        noun={NOUN}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}
