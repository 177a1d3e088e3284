#!/usr/bin/env node
// Renders people x layouts to pdf/ and gold/. Usage: node render.mjs [layout ...]; GOLD_ONLY=1 writes the gold alone.
import fs from 'node:fs'
import path from 'node:path'
import { gold } from '../resumes-third/gold.mjs'
import { openPrinter } from '../resumes-third/printer.mjs'
import { HELD } from './layouts-held.mjs'
import { LAYOUTS } from './layouts.mjs'
import { SECOND } from './layouts-second.mjs'
import { PEOPLE } from './people.mjs'

const here = import.meta.dirname
const wanted = process.argv.slice(2)
for (const folder of ['pdf', 'gold']) fs.mkdirSync(path.join(here, folder), { recursive: true })
const printer = process.env.GOLD_ONLY ? null : await openPrinter()
for (const [name, layout] of Object.entries({ ...LAYOUTS, ...SECOND, ...HELD })) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const person of PEOPLE.filter(({ id }) => layout.people.includes(id))) {
    const shown = layout.noCerts ? { ...person, certs: [], licenses: [] } : person
    const expected = gold(shown, { ...layout, unseen: true }, name)
    layout.change?.(expected)
    byConvention(expected)
    const file = `${name}__${person.id}`
    fs.writeFileSync(path.join(here, 'gold', `${file}.json`), `${JSON.stringify(expected, null, 1)}\n`)
    if (printer)
      fs.writeFileSync(
        path.join(here, 'pdf', `${file}.pdf`),
        await printer.print(withFonts(layout.html(shown), person.lang)),
        'latin1',
      )
  }
}
await printer?.close()

/** The large fonts of Chinese and Japanese go only where they are read. */
function withFonts(html, lang) {
  return /^(?:zh|ja)$/.test(lang) ? html : html.replaceAll(',Han', '')
}

/** As in the other sets, a licence to drive a machine is no certificate; "Prawo jazdy" may stand before its class. */
function byConvention(expected) {
  const drives = expected.certification.filter((text) => text.startsWith('CACES'))
  expected.certification = expected.certification.filter((text) => !drives.includes(text))
  expected.license = [...expected.license, ...drives]
  expected._alt.license = {
    'kat. B': ['Prawo jazdy kat. B'],
    ...Object.fromEntries(drives.map((text) => [text, expected._alt.certification[text]])),
  }
}
