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

/** Puts a section between its marks in BENCH.md, in place of what stood there. */
export async function putSection(name: string, text: string): Promise<void> {
  const before = await readFile(FILE, 'utf8')
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = before.indexOf(open)
  const to = before.indexOf(close)
  if (from === -1 || to === -1) throw new Error(`BENCH.md has no place for ${name}.`)
  await writeFile(FILE, `${before.slice(0, from + open.length)}\n\n${text}\n\n${before.slice(to)}`)
}
