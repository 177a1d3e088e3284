#!/usr/bin/env node
// Makes scans of resumes of the other sets: files/ and gold/. A page is drawn by pdf.js in Chromium, worn, and kept as JPEG.
import fs from 'node:fs'
import path from 'node:path'
import { openDrawingTab } from './drawing-tab.mjs'
import { pdfOf } from './pdf-of-pictures.mjs'

const here = import.meta.dirname
const SOURCES = {
  'resumes-wild': 'alternative classic honours labels poster tex threeparts twothirds',
  'resumes-third':
    'ledger__darnell ledger__itziar ledger__maelys marked__thorsten office__rosalind runs__thorsten template__darnell years__rosalind',
}
// Dots for a point, slant in degrees, noise of 255, quality of the JPEG; a photo is a picture and no PDF.
const KINDS = {
  clean: { scale: 200 / 72, slant: 0, noise: 0, quality: 0.5 },
  worn: { scale: 150 / 72, slant: 0.6, noise: 26, quality: 0.4 },
  photo: { scale: 220 / 72, slant: -0.4, noise: 12, quality: 0.5 },
}

const { tab, close } = await openDrawingTab()
for (const folder of ['files', 'gold']) fs.mkdirSync(path.join(here, folder), { recursive: true })

let turn = 0
for (const [set, names] of Object.entries(SOURCES)) {
  for (const name of names.split(' ')) {
    const source = path.join(here, '..', set)
    const bytes = fs.readFileSync(path.join(source, 'pdf', `${name}.pdf`)).toString('base64')
    const gold = JSON.parse(fs.readFileSync(path.join(source, 'gold', `${name}.json`), 'utf8'))
    const wished = Object.keys(KINDS)[turn++ % 3]
    const pages = await tab.evaluate(draw, { bytes, ...KINDS[wished] })
    const kind = wished === 'photo' && pages.length > 1 ? 'clean' : wished
    const id = `${kind}__${name.replace('__', '-')}`
    const jpegs = pages.map(({ jpeg }) => Buffer.from(jpeg, 'base64'))
    if (kind === 'photo') fs.writeFileSync(path.join(here, 'files', `${id}.jpg`), jpegs[0])
    else fs.writeFileSync(path.join(here, 'files', `${id}.pdf`), pdfOf(pages, jpegs))
    // A picture has no links.
    const shown = { ...gold, _meta: { ...gold._meta, id, theme: `scan, ${kind}` } }
    fs.writeFileSync(path.join(here, 'gold', `${id}.json`), `${JSON.stringify(shown, null, 1)}\n`)
  }
}
await close()

/** Runs in the browser. */
async function draw({ bytes, scale, slant, noise, quality }) {
  const { getDocument, GlobalWorkerOptions } = await import('http://scans.test/build/pdf.mjs')
  GlobalWorkerOptions.workerSrc = 'http://scans.test/build/pdf.worker.mjs'
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
  const document_ = await getDocument({ data, standardFontDataUrl: 'http://scans.test/standard_fonts/' })
    .promise
  const pages = []
  let seed = 7
  for (let number = 1; number <= document_.numPages; number++) {
    const page = await document_.getPage(number)
    const viewport = page.getViewport({ scale })
    const sheet = new OffscreenCanvas(viewport.width, viewport.height)
    await page.render({ canvas: null, canvasContext: sheet.getContext('2d'), viewport }).promise
    const paper = new OffscreenCanvas(viewport.width, viewport.height)
    const pen = paper.getContext('2d')
    pen.fillStyle = '#f4f2ec'
    pen.fillRect(0, 0, paper.width, paper.height)
    pen.rotate((slant * Math.PI) / 180)
    pen.globalCompositeOperation = 'multiply'
    pen.drawImage(sheet, 0, 0)
    const dots = pen.getImageData(0, 0, paper.width, paper.height)
    for (let at = 0; at < dots.data.length; at += 4) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      const grain = (seed / 2_147_483_648 - 0.5) * noise
      for (let part = 0; part < 3; part++) dots.data[at + part] += grain
    }
    pen.putImageData(dots, 0, 0)
    const blob = await paper.convertToBlob({ type: 'image/jpeg', quality })
    const jpeg = await new Promise((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result.split(',')[1]))
      reader.readAsDataURL(blob)
    })
    pages.push({
      jpeg,
      width: paper.width,
      height: paper.height,
      points: [viewport.width / scale, viewport.height / scale],
    })
  }
  return pages
}
