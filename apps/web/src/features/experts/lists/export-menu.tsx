import { Button, Menu } from '@mantine/core'
import IconDownload from '~icons/download'
import { copy } from '#features/experts/copy.ts'
import { saveAs } from '#platform/download.ts'
import { useWrite } from '#platform/use-write.ts'
import '#ui/theme/styles-menu.css'
import { exportList, type ListQuery } from './list-queries.ts'

const NAME = 'Experts_List_Report'

/** The list with its filters as a file. */
export function ExportMenu({ query, size = 'sm' }: { query: ListQuery; size?: 'sm' | 'compact-md' }) {
  const { run, isPending } = useWrite({ kind: 'find', tells: 'by toast' })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size={size}
          variant="default"
          loading={isPending}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {copy.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() => void run(async () => saveAs(await exportList(query, 'csv'), `${NAME}.csv`))}
        >
          {copy.downloadCsv}
        </Menu.Item>
        <Menu.Item onClick={() => void run(() => workbook(query))}>{copy.downloadExcel}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The writer of workbooks loads when somebody asks for one. */
async function workbook(query: ListQuery): Promise<void> {
  const [rows, { toXls }] = await Promise.all([
    exportList(query, 'json').then((file) => file.text()),
    import('#ui/lists/data-export/xls.ts'),
  ])
  saveAs(await toXls(JSON.parse(rows)), `${NAME}.xlsx`)
}
