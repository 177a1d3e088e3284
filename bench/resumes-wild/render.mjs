#!/usr/bin/env node
// Renders the documents to pdf/ and gold/.
import fs from 'node:fs'
import path from 'node:path'
import { openPrinter } from '../resumes-third/printer.mjs'
import { DOCUMENTS } from './documents.mjs'

const here = import.meta.dirname
for (const folder of ['pdf', 'gold']) fs.mkdirSync(path.join(here, folder), { recursive: true })
const printer = await openPrinter()
for (const [name, { css, html, gold }] of Object.entries(DOCUMENTS)) {
  const meta = { id: name, theme: name, resume: name, lang: 'en', reference_date: '2026-11', unseen: true }
  fs.writeFileSync(
    path.join(here, 'gold', `${name}.json`),
    `${JSON.stringify({ ...gold, _meta: meta }, null, 1)}\n`,
  )
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><style>@page{size:A4;margin:0}*{box-sizing:border-box}body,h1,h2,h3,p,ul{margin:0;padding:0}${css}</style>${html}`
  fs.writeFileSync(path.join(here, 'pdf', `${name}.pdf`), await printer.print(page), 'latin1')
}
await printer.close()
