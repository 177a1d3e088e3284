import type { Attachment } from '@guildhall/contract/experts/files'
import IconFile from '~icons/file'
import { EntryActions, type EntryActs } from '#features/experts/components/entry-actions.tsx'
import { fileSize } from '#ui/text/date-format.ts'
import styles from './files.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import reach from '#ui/layout/reach.module.css'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

type Props = { file: Attachment; editing?: EntryActs | undefined }

/** A file by its name, what it is tagged as, and how large it is. The name opens it. */
export function FileRow({ file, editing }: Props) {
  const facts = dotted([...file.tags.map(({ title }) => title), fileSize(file.size)])
  return (
    <li className={cx(layout['row-10'], styles['row'])}>
      <IconFile size={20} stroke={1.6} aria-hidden className={cx(shared['quiet'], shared['firm'])} />
      <div className={cx(shared['fills'], styles['words'])}>
        <a href={file.url} className={cx(shared['link'], reach['alone'], styles['name'])}>
          {file.filename}
        </a>
        <span className={cx(shared['note'], styles['facts'])}>{facts}</span>
      </div>
      <EntryActions title={file.filename} acts={editing} />
    </li>
  )
}
