import { Button, Menu } from '@mantine/core'
import IconDownload from '~icons/download'
import IconFileTypePdf from '~icons/file-type-pdf'
import IconFileWord from '~icons/file-word'
import '#ui/theme/styles-menu.css'
import { copy } from '#ui/text/copy.ts'

type ExportFormat = 'pdf' | 'word'

type Props = { onExport: (format: ExportFormat) => void; label?: string; pending?: boolean }

/** Offers a page as a document. */
export function ExportPopover({ onExport, label = 'Export', pending = false }: Props) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" loading={pending} leftSection={<IconDownload size={16} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileTypePdf size={16} aria-hidden />} onClick={() => onExport('pdf')}>
          {copy.downloadPdf}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileWord size={16} aria-hidden />} onClick={() => onExport('word')}>
          {copy.downloadWord}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
