#!/usr/bin/env node
// Renders people x layouts to pdf/ and gold/. Usage: node render.mjs [layout ...]; GOLD_ONLY=1 writes the gold alone.
import fs from 'node:fs'
import path from 'node:path'
import pdfmake from 'pdfmake'
import { LAYOUTS, WRITTEN } from './layouts.mjs'
import { HELD, HELD_WRITTEN } from './layouts-held.mjs'
import { openPrinter, ROBOTO, steady } from './printer.mjs'
import { gold } from './gold.mjs'
import { PEOPLE } from './people.mjs'

const here = import.meta.dirname
pdfmake.setFonts({
  Roboto: {
    normal: ROBOTO('Regular'),
    bold: ROBOTO('Medium'),
    italics: ROBOTO('Italic'),
    bolditalics: ROBOTO('MediumItalic'),
  },
})

const all = { ...LAYOUTS, ...WRITTEN, ...HELD, ...HELD_WRITTEN }
const wanted = process.argv.slice(2)
for (const folder of ['pdf', 'gold']) fs.mkdirSync(path.join(here, folder), { recursive: true })
const printer = process.env.GOLD_ONLY ? null : await openPrinter()
for (const [name, layout] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const person of PEOPLE.filter(({ id }) => layout.people.includes(id))) {
    const file = `${name}__${person.id}`
    fs.writeFileSync(
      path.join(here, 'gold', `${file}.json`),
      `${JSON.stringify(gold(person, { ...layout, unseen: name in HELD || name in HELD_WRITTEN }, name), null, 1)}\n`,
    )
    if (!printer) continue
    const bytes = layout.html
      ? await printer.print(layout.html(person))
      : await pdfmake.createPdf(layout.definition(person)).getBuffer()
    fs.writeFileSync(path.join(here, 'pdf', `${file}.pdf`), layout.html ? bytes : steady(bytes), 'latin1')
  }
}
await printer?.close()
