import { Button } from '@mantine/core'
import IconDownload from '~icons/download'
import { copy } from '#features/experts/copy.ts'
import { saveAs, saveCsv } from '#platform/download.ts'
import { useWrite } from '#platform/use-write.ts'
import { exportList, type ListQuery } from './list-queries.ts'
import { Menu } from '#ui/popups/menu.tsx'

const NAME = 'Experts_List_Report'

/** The list with its filters as a file. */
export function ExportMenu({ query, size = 'sm' }: { query: ListQuery; size?: 'sm' | 'compact-md' }) {
  const { run, isPending } = useWrite({ kind: 'find', tells: 'by toast' })
  return (
    <Menu
      position="bottom-end"
      target={
        <Button
          size={size}
          variant="default"
          loading={isPending}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {copy.export}
        </Button>
      }
    >
      {({ Item }) => (
        <>
          <Item onClick={() => void run(async () => saveCsv(await exportList(query, 'csv'), `${NAME}.csv`))}>
            {copy.downloadCsv}
          </Item>
          <Item onClick={() => void run(() => workbook(query))}>{copy.downloadExcel}</Item>
        </>
      )}
    </Menu>
  )
}

/** The writer of workbooks loads when somebody asks for one. */
async function workbook(query: ListQuery): Promise<void> {
  const [rows, { toXls }] = await Promise.all([
    exportList(query, 'json').then((file) => file.text()),
    import('#ui/lists/data-export/xls.ts'),
  ])
  const columns = rows.trim() === '[]' ? await headings(query) : undefined
  saveAs(await toXls(rows, columns), `${NAME}.xlsx`)
}

/** A list without rows names no columns; its CSV has them all the same. */
async function headings(query: ListQuery): Promise<string[]> {
  const [line = ''] = (await (await exportList(query, 'csv')).text()).split('\r\n')
  return line.split(',')
}
