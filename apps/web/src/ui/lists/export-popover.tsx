import { Button } from '@mantine/core'
import IconDownload from '~icons/download'
import IconFileTypePdf from '~icons/file-type-pdf'
import IconFileWord from '~icons/file-word'
import { copy } from '#ui/text/copy.ts'
import { Menu } from '#ui/popups/menu.tsx'

type ExportFormat = 'pdf' | 'word'

type Props = { onExport: (format: ExportFormat) => void; label?: string; pending?: boolean }

/** Offers a page as a document. */
export function ExportPopover({ onExport, label = 'Export', pending = false }: Props) {
  return (
    <Menu
      target={
        <Button variant="default" loading={pending} leftSection={<IconDownload size={16} aria-hidden />}>
          {label}
        </Button>
      }
    >
      {({ Item }) => (
        <>
          <Item leftSection={<IconFileTypePdf size={16} aria-hidden />} onClick={() => onExport('pdf')}>
            {copy.downloadPdf}
          </Item>
          <Item leftSection={<IconFileWord size={16} aria-hidden />} onClick={() => onExport('word')}>
            {copy.downloadWord}
          </Item>
        </>
      )}
    </Menu>
  )
}
