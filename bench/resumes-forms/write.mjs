#!/usr/bin/env node
// Writes people x forms x arrangements to files/ and gold/. Usage: node write.mjs
import fs from 'node:fs'
import path from 'node:path'
import { gold } from '../resumes-third/gold.mjs'
import { PEOPLE } from '../resumes-third/people.mjs'
import { ARRANGEMENTS } from './content.mjs'
import { html, markdown, odt, rtf, tableHtml, text, word } from './writers.mjs'

const here = import.meta.dirname
const WHO = ['darnell', 'rosalind', 'thorsten', 'maelys', 'itziar', 'agnieszka']
const FORMS = {
  docx: { write: word, extension: 'docx', arrangements: ['straight', 'dated', 'sidebar'] },
  odt: { write: odt, extension: 'odt', arrangements: ['straight', 'dated', 'sidebar'] },
  rtf: { write: rtf, extension: 'rtf', arrangements: ['straight', 'dated', 'sidebar'] },
  text: { write: text, extension: 'txt', arrangements: ['straight', 'sidebar'] },
  markdown: { write: markdown, extension: 'md', arrangements: ['straight', 'sidebar'] },
  html: { write: html, extension: 'html', arrangements: ['straight', 'dated', 'sidebar'] },
  wordhtml: { write: tableHtml, extension: 'htm', arrangements: ['straight', 'dated', 'sidebar'] },
}

for (const folder of ['files', 'gold']) fs.mkdirSync(path.join(here, folder), { recursive: true })
for (const [form, { write, extension, arrangements }] of Object.entries(FORMS)) {
  for (const arrangement of arrangements) {
    for (const person of PEOPLE.filter(({ id }) => WHO.includes(id))) {
      const layout = ARRANGEMENTS[arrangement]
      const id = `${form}-${arrangement}__${person.id}`
      const expected = gold(person, layout, `${form} ${arrangement}`)
      fs.writeFileSync(path.join(here, 'gold', `${id}.json`), `${JSON.stringify(expected, null, 1)}\n`)
      fs.writeFileSync(path.join(here, 'files', `${id}.${extension}`), await write(layout.rows(person)))
    }
  }
}
