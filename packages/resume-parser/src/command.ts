/** `npm run parse -- FILE` (PDF, DOCX, ODT, RTF, text, Markdown, HTML) prints one JSON object; `--out DIR` writes DIR/NAME.json for each file; `--explain` gives reasons. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { EMPTY_RESUME, parseResume, type ResumeOutcome } from './parse.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, explain: { type: 'boolean', default: false }, now: { type: 'string' } },
})
const now = values.now ? new Date(`${values.now}-15T00:00:00Z`) : new Date()

if (positionals.length === 0) {
  console.error('usage: npm run parse -- FILE [MORE ...] [--out DIR] [--explain] [--now YYYY-MM]')
  process.exitCode = 2
} else if (values.out === undefined) await printAll(positionals)
else await writeAll(positionals, values.out)

async function printAll(files: string[]): Promise<void> {
  for (const file of files) process.stdout.write(`${JSON.stringify(shown(await parseFile(file)), null, 2)}\n`)
}

async function writeAll(files: string[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of files) {
    const target = path.join(folder, `${path.parse(file).name}.json`)
    await writeFile(target, `${JSON.stringify(shown(await parseFile(file)), null, 1)}\n`)
  }
}

/** A broken file never stops the others: it gives empty values and a note on stderr. */
async function parseFile(file: string): Promise<ResumeOutcome> {
  try {
    const outcome = await parseResume(new Uint8Array(await readFile(file)), { now })
    if (outcome.kind === 'unreadable') console.error(`${file}: ${outcome.reason}`)
    return outcome
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    return { kind: 'unreadable', reason: 'broken' }
  }
}

function shown(outcome: ResumeOutcome): object {
  if (outcome.kind === 'unreadable') return EMPTY_RESUME
  return values.explain
    ? {
        ...outcome.resume,
        _confidence: outcome.confidence,
        _explain: outcome.explain,
        _places: outcome.places,
      }
    : outcome.resume
}
