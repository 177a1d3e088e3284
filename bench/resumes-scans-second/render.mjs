#!/usr/bin/env node
// Makes scans of resumes whose people and layouts are not in ../resumes-scans: files/ and gold/, worn in other ways.
import fs from 'node:fs'
import path from 'node:path'
import { openDrawingTab } from '../resumes-scans/drawing-tab.mjs'
import { pdfOf } from '../resumes-scans/pdf-of-pictures.mjs'
import { draw } from './wear.mjs'

const here = import.meta.dirname
const SOURCES = {
  'resumes-validation':
    'awesomecv__marykate europass__annegret halves__diego profile__venkatesh moderncv__camille cream__gianluca darkleft__sander wordtable__siobhan longrun__tiago icons__siobhan timeline__katharina wordtabs__camille',
  'resumes-fourth':
    'academic__ueli badges__tobiah bigyears__solene cards__xochitl grouped__priyanka nocompany__tobiah rolefor__henrike snake__maeve outer__xochitl grid__lucien footer__priyanka tiles__ueli',
}
// Dots for a point, slant in degrees, noise of 255, greys of the ink, blur in dots, quality of the JPEG.
const KINDS = {
  clean: { scale: 250 / 72, slant: 0.2, noise: 6, quality: 0.5 },
  worn: {
    scale: 150 / 72,
    slant: -1.1,
    noise: 34,
    ink: 70,
    blur: 0.5,
    specks: 400,
    edge: true,
    quality: 0.4,
  },
  fax: { scale: 200 / 72, slant: 0.5, noise: 40, blur: 0.6, specks: 150, isBlackOnWhite: true, quality: 0.6 },
  photo: { scale: 200 / 72, slant: 0.7, noise: 12, ink: 35, shade: 90, lean: 0.025, quality: 0.5 },
}
const NAMES = Object.keys(KINDS)

for (const folder of ['files', 'gold']) fs.mkdirSync(path.join(here, folder), { recursive: true })
const { tab, close } = await openDrawingTab()
let turn = 0
for (const [set, names] of Object.entries(SOURCES)) {
  for (const name of names.split(' ')) {
    const source = path.join(here, '..', set)
    const bytes = fs.readFileSync(path.join(source, 'pdf', `${name}.pdf`)).toString('base64')
    const gold = JSON.parse(fs.readFileSync(path.join(source, 'gold', `${name}.json`), 'utf8'))
    const wished = NAMES[turn++ % NAMES.length]
    const pages = await tab.evaluate(draw, { bytes, ...KINDS[wished] })
    // A photo shows one page.
    const kind = wished === 'photo' && pages.length > 1 ? 'leaning' : wished
    const id = `${kind}__${name.replace('__', '-')}`
    const jpegs = pages.map(({ jpeg }) => Buffer.from(jpeg, 'base64'))
    if (kind === 'photo') fs.writeFileSync(path.join(here, 'files', `${id}.jpg`), jpegs[0])
    else fs.writeFileSync(path.join(here, 'files', `${id}.pdf`), pdfOf(pages, jpegs))
    const shown = { ...gold, _meta: { ...gold._meta, id, theme: `scan, ${kind}`, unseen: true } }
    fs.writeFileSync(path.join(here, 'gold', `${id}.json`), `${JSON.stringify(shown, null, 1)}\n`)
  }
}
await close()
