import type { Attachment } from '@guildhall/contract/experts/files'
import { ActionIcon } from '@mantine/core'
import IconFile from '~icons/file'
import IconPencil from '~icons/pencil'
import IconTrash from '~icons/trash'
import { copy } from '#features/experts/copy.ts'
import { fileSize } from '#ui/text/date-format.ts'
import styles from './files.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { file: Attachment; editing?: { edit: () => void; remove: () => void } | undefined }

/** A file by its name, what it is tagged as, and how large it is. The name opens it. */
export function FileRow({ file, editing }: Props) {
  const facts = [...file.tags.map(({ title }) => title), fileSize(file.size)].join(' · ')
  return (
    <li className={cx(layout['row-10'], styles['row'])}>
      <IconFile size={20} stroke={1.6} aria-hidden className={cx(shared['quiet'], shared['firm'])} />
      <div className={cx(shared['fills'], styles['words'])}>
        <a href={file.url} className={cx(shared['link'], styles['name'])}>
          {file.filename}
        </a>
        <span className={cx(shared['note'], styles['facts'])}>{facts}</span>
      </div>
      {editing && (
        <>
          <ActionIcon variant="subtle" aria-label={copy.editFilename(file.filename)} onClick={editing.edit}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={copy.deleteFilename(file.filename)}
            onClick={editing.remove}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  )
}
