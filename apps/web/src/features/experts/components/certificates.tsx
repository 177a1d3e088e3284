import { FILE_TEXTS } from '@guildhall/contract/experts/files'
import type { Certification } from '@guildhall/contract/experts/sections'
import { useState } from 'react'
import { certifications } from '#features/experts/long-sections.ts'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { AddButton } from './block.tsx'
import styles from './certificates.module.css'
import { FileDialogs, type OpenedFile } from '#features/experts/components/files/file-dialogs.tsx'
import { FileRows } from '#features/experts/components/files/files.tsx'
import { NotProvided } from './not-provided.tsx'
import { SectionCard } from '#features/experts/components/sections/section-card.tsx'

type Props = { personId: string; canEdit: boolean }

/** Licences and certifications, each with its own files (specification spec 001 §3). */
export function Certificates({ personId, canEdit }: Props) {
  return (
    <SectionCard
      section={certifications}
      ownerId={personId}
      canEdit={canEdit}
      renderBelow={(certificate) => (
        <CertificateFiles personId={personId} certificate={certificate} canEdit={canEdit} />
      )}
    />
  )
}

type FilesProps = Props & { certificate: Certification }

function CertificateFiles({ personId, certificate, canEdit }: FilesProps) {
  const [opened, setOpened] = useState<OpenedFile>()
  const { id, title, attachments } = certificate
  return (
    <div className={cx(layout['stack-6'], styles['files'])}>
      {attachments.length === 0 ? (
        <NotProvided text={FILE_TEXTS.noneOfCertificate} />
      ) : (
        <FileRows
          rows={attachments}
          label={copy.attachmentsOf(title)}
          onOpen={canEdit ? setOpened : undefined}
        />
      )}
      {canEdit && (
        <AddButton
          label={copy.addAttachments}
          noun={copy.attachmentsTo(title)}
          onClick={() => setOpened({ kind: 'add' })}
        />
      )}
      <FileDialogs
        place={{ set: 'certification', personId, certificateId: id }}
        noun="attachment"
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}
