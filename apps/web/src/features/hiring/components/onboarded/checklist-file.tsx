import type { Checklist } from '@guildhall/contract/hiring/onboarded'
import { FileChoice } from '#features/experts/components/files/file-choice.tsx'
import { copy } from '#features/hiring/copy.ts'
import reach from '#ui/layout/reach.module.css'
import { cx } from '#ui/theme/class-names.ts'
import styles from '#features/hiring/components/hiring-dialogs.module.css'

type Item = Checklist['items'][number]
type Props = { personId: string; item: Item; onFile: (fileId: string | null) => void }

/** The file that proves an item (PRODUCT S-12): opened by everybody who keeps papers, chosen among those of the profile. */
export function ChecklistFile({ personId, item, onFile }: Props) {
  const { file, label } = item
  return (
    <>
      {file !== null && (
        <a className={cx(reach['alone'], styles['file'])} href={`/api/attachments/${file.id}`}>
          {file.name}
        </a>
      )}
      {item.is_done && !item.is_derived && (
        <div className={styles['choice']}>
          <FileChoice personId={personId} label={copy.fileFor(label)} file={file} onFile={onFile} />
        </div>
      )}
    </>
  )
}
