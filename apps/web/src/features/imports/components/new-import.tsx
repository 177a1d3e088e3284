import { MAX_SHEET_MB, MAX_ZIP_MB } from '@guildhall/contract/imports'
import { IMPORT_KINDS, type ImportKind } from '@guildhall/contract/imports/fields'
import { Radio } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { copy, KINDS } from '#features/imports/copy.ts'
import styles from '#features/imports/imports.module.css'
import { templateUrl, uploadImport, uploadText } from '#features/imports/queries.ts'
import { goOn } from '#ui/dialogs/unsaved.ts'
import { UploadArea } from '#ui/fields/upload-area.tsx'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { cx } from '#ui/theme/class-names.ts'

const SHEETS = {
  count: 1,
  fileSize: MAX_SHEET_MB,
  totalSize: MAX_SHEET_MB,
  extensions: ['csv', 'tsv', 'txt', 'xlsx', 'xlsm'],
}
const FOLDERS = { count: 1, fileSize: MAX_ZIP_MB, totalSize: MAX_ZIP_MB, extensions: ['zip'] }

/** The first step: what comes, and the file; it leads on to the page of this import. */
export function NewImport() {
  const [kind, setKind] = useState<ImportKind>('experts')
  const navigate = useNavigate()
  const open = ([id]: string[]) => {
    if (id !== undefined) void goOn(() => navigate({ to: '/admin/import/$id', params: { id } }))
  }
  return (
    <section
      aria-labelledby="new-import"
      className={cx(shared['card'], shared['shrinks'], layout['stack-16'], styles['card'])}
    >
      <h2 id="new-import" className={shared['heading']}>
        {copy.newTitle}
      </h2>
      <Radio.Group
        label={copy.kindLabel}
        value={kind}
        onChange={(value) => setKind(IMPORT_KINDS.find((one) => one === value) ?? 'experts')}
      >
        <div className={styles['kinds']}>
          {IMPORT_KINDS.map((one) => (
            <Radio key={one} value={one} label={KINDS[one].label} />
          ))}
        </div>
      </Radio.Group>
      <p className={styles['quiet']}>
        {KINDS[kind].hint}
        {kind !== 'resumes' && (
          <>
            {' '}
            <a href={templateUrl(kind)} download className={cx(shared['accent'], reach['alone'])}>
              {copy.template}
            </a>
          </>
        )}
      </p>
      <UploadArea
        key={kind}
        multiple={false}
        limits={kind === 'resumes' ? FOLDERS : SHEETS}
        upload={(file, options) => uploadImport(kind, file, options)}
        textOf={uploadText}
        onChange={open}
      />
    </section>
  )
}
