import type { GigFile } from '@guildhall/contract/gigs/files'
import { ActionIcon } from '@mantine/core'
import IconFile from '~icons/file'
import IconPencil from '~icons/pencil'
import IconTrash from '~icons/trash'
import { copy } from '#features/gigs/copy.ts'
import { fileSize } from '#ui/text/date-format.ts'
import styles from './files-tab.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

type Props = { file: GigFile; onEdit: () => void; onRemove: () => void }

/** A file by its name, how large it is, and who brought it when. The name opens it. */
export function GigFileRow({ file, onEdit, onRemove }: Props) {
  const facts = [fileSize(file.size), file.created_by?.name ?? 'Anonymized', file.created_at_diff]
  return (
    <li className={cx(layout['row-12'], styles['row'])}>
      <IconFile size={20} stroke={1.6} aria-hidden className={cx(shared['quiet'], shared['firm'])} />
      <div className={shared['fills']}>
        <a href={file.url} className={cx(reach['alone'], styles['name'])}>
          {file.filename}
        </a>
        <span className={shared['note']}>{dotted(facts)}</span>
      </div>
      {file.can_change && (
        <>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={copy.editFilename(file.filename)}
            onClick={onEdit}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={copy.deleteFilename(file.filename)}
            onClick={onRemove}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  )
}
