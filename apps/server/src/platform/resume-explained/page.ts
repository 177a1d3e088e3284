/** /dev/resume: what the parser sees of a PDF, value by value, with its place, its confidence and its reason. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#platform/http/refuse.ts'
import { securePage } from '#platform/http/answers/security-headers.ts'
import { escapeHtml } from '#platform/mail/letter.ts'
import { drawPages, sectionOf, valueText } from './drawing.ts'
import { BYTE_LIMIT } from '@guildhall/resume-parser/byte-limit'
import type { Explained } from '@guildhall/resume-parser/parse'

export interface ExplainOptions {
  explain: (bytes: Uint8Array) => Promise<Explained>
  /** Resumes to choose from; the folder may be missing. */
  samples: string
}

const SAMPLE = /^[\w-]{1,80}$/

/** Shows the parser at work. Of the demo alone: what is sent here is read and forgotten. */
export function serveExplanations(app: FastifyInstance, { explain, samples }: ExplainOptions): void {
  app.get<{ Querystring: { sample?: unknown } }>('/dev/resume', async (request, reply) => {
    const names = await sampleNames(samples)
    const { sample } = request.query
    if (sample === undefined) return send(reply, formOf(names, ''))
    if (typeof sample !== 'string' || !SAMPLE.test(sample) || !names.includes(sample))
      throw refuse('not_found')
    const bytes = await readFile(join(samples, `${sample}.pdf`))
    return send(reply, formOf(names, sample) + shown(sample, await explain(new Uint8Array(bytes))))
  })
  app.post('/dev/resume', async (request, reply) => {
    const file = await fileOf(request)
    const names = await sampleNames(samples)
    if (file === undefined) return send(reply, formOf(names, ''))
    return send(reply, formOf(names, '') + shown(file.name, await explain(file.bytes)))
  })
}

async function fileOf(request: FastifyRequest): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  if (!request.isMultipart()) throw refuse('unsupported_media_type')
  const part = await request.file({ limits: { fileSize: BYTE_LIMIT, files: 1, fields: 0 } })
  if (part === undefined) return undefined
  const bytes = new Uint8Array(await part.toBuffer())
  return bytes.length === 0 ? undefined : { name: part.filename, bytes }
}

async function sampleNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => name.slice(0, -4))
    .filter((name) => SAMPLE.test(name))
    .toSorted()
}

function formOf(names: readonly string[], chosen: string): string {
  const options = names.map((name) => `<option${name === chosen ? ' selected' : ''}>${name}</option>`)
  const samples =
    names.length === 0
      ? ''
      : `<form action="/dev/resume" method="get"><label>A sample
<select name="sample">${options.join('')}</select></label><button>Show</button></form>`
  return `<div class="forms"><form action="/dev/resume" method="post" enctype="multipart/form-data">
<label>A PDF, chosen or dropped here <input type="file" name="file" accept="application/pdf" required></label>
<button>Read</button></form>${samples}</div>`
}

function shown(name: string, { outcome, pages }: Explained): string {
  const title = `<h2>${escapeHtml(name)}</h2>`
  if (outcome.kind === 'unreadable') return `${title}<p role="status">Not readable: ${outcome.reason}</p>`
  const rows = Object.entries(outcome.confidence).map(([key, confidence]) => {
    const hasPlace = (outcome.places[key] ?? []).length > 0
    const label = hasPlace ? `<a href="#at-${key}">${key}</a>` : key
    return `<tr class="${sectionOf(key)}"><th scope="row"><i></i>${label}</th><td>${escapeHtml(valueText(outcome.resume, key))}</td>
<td class="number">${confidence.toFixed(2)}</td><td>${escapeHtml(outcome.explain[key] ?? '')}</td></tr>`
  })
  return `${title}<div class="columns"><div class="pages">${drawPages(pages, outcome)}</div>
<table><thead><tr><th>Value</th><th>Read as</th><th>Sure</th><th>Because</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}

function send(reply: FastifyReply, body: string): FastifyReply {
  const nonce = securePage(reply, { isHttps: false, isSecretLink: true })
  return reply.type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Resume parser</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Resume parser</h1>${body}</main></body></html>`)
}

const STYLE = `
body{font:14px/21px Inter,system-ui,sans-serif;color:#1c1f2a;background:#f7f7fa;margin:32px auto;max-width:1400px;padding:0 16px}
h1{font-size:22px}h2{font-size:15px;overflow-wrap:anywhere}
.forms{display:flex;flex-wrap:wrap;gap:16px}.forms form{display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:16px;background:#fff;border:1px dashed #b9bdcc;border-radius:12px}
button,select,input{font:inherit;min-height:36px}button{border:0;border-radius:8px;background:#4338ca;color:#fff;padding:0 16px;font-weight:600}
.columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:20px;align-items:start}
@media(max-width:900px){.columns{grid-template-columns:minmax(0,1fr)}}
svg{width:100%;height:auto;background:#fff;border:1px solid #e7e8ee;border-radius:12px;margin-bottom:16px}
svg text{fill:#1c1f2a;font-family:Inter,system-ui,sans-serif;white-space:pre}svg text.b{font-weight:600}
rect{fill-opacity:.16;stroke-width:.8}g:hover rect{fill-opacity:.4}rect:target{fill-opacity:.55;stroke-width:2}
table{border-collapse:collapse;width:100%;background:#fff;border:1px solid #e7e8ee;border-radius:12px;font-size:13px;table-layout:fixed}
th,td{text-align:left;vertical-align:top;padding:8px 12px;border-top:1px solid #e7e8ee;font-weight:400;overflow-wrap:anywhere}
thead th{font-weight:600;border:0}thead th:nth-child(3){width:52px}.number{font-variant-numeric:tabular-nums}
i{display:inline-block;width:10px;height:10px;border-radius:3px;margin-right:8px;background:currentColor}a{color:inherit}
.person{color:#4338ca}.work_experience{color:#157a3b}.education{color:#92590a}.skills{color:#0b6a8f}.languages{color:#8a2be2}.certification{color:#b91c1c}.license{color:#a21360}
td{color:#1c1f2a}g rect{fill:currentColor;stroke:currentColor}`
