import { readFile, writeFile } from 'node:fs/promises'

const FILE = new URL('../BENCH.md', import.meta.url)

export function markdownTable(head: string[], rows: string[][]): string {
  return [line(head), line(head.map((_, place) => (place === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Puts a section between its marks in BENCH.md or another page, in place of what stood there. */
export async function putSection(name: string, text: string, file = FILE): Promise<void> {
  const before = await readFile(file, 'utf8')
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = before.indexOf(open)
  const to = before.indexOf(close)
  if (from === -1 || to === -1) throw new Error(`${file.pathname} has no place for ${name}.`)
  await writeFile(file, `${before.slice(0, from + open.length)}\n\n${text}\n\n${before.slice(to)}`)
}
