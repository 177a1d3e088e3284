import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime from 'postal-mime'
import { refuse } from '#platform/http/refuse.ts'
import { securePage } from '#platform/http/answers/security-headers.ts'
import { escapeHtml } from './letter.ts'

const NAME = /^[\w-]{1,80}\.eml$/
const SHOWN = 100

/** /dev/mail: the mails that the demo wrote into `folder`, newest first. Never in production. */
export function serveMailbox(app: FastifyInstance, folder: string): void {
  app.get('/dev/mail', async (_request, reply) => {
    const mails = await Promise.all((await newest(folder)).map((name) => read(folder, name)))
    const rows = mails.map(
      (mail) => `<tr><td><a href="/dev/mail/${mail.name}">${escapeHtml(mail.subject)}</a></td>
<td>${escapeHtml(mail.to)}</td><td>${escapeHtml(mail.date)}</td></tr>`,
    )
    const table = `<table><tr><th>Subject</th><th>To</th><th>Sent</th></tr>${rows.join('')}</table>`
    return send(reply, 'Mail', mails.length === 0 ? '<p>No emails yet.</p>' : table)
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    const { name } = request.params
    if (!NAME.test(name)) throw refuse('not_found')
    const mail = await read(folder, name).catch(() => undefined)
    if (mail === undefined) throw refuse('not_found')
    const head = `<p><a href="/dev/mail">All emails</a></p><p>To ${escapeHtml(mail.to)} · ${escapeHtml(mail.date)}</p>`
    return send(reply, mail.subject, `${head}<pre>${withLinks(mail.text)}</pre>`)
  })
}

/** The names are UUIDs of version 7, so the newest sorts last. */
async function newest(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => NAME.test(name))
    .sort((a, b) => (a < b ? 1 : -1))
    .slice(0, SHOWN)
}

async function read(folder: string, name: string) {
  const mail = await PostalMime.parse(await readFile(join(folder, name)))
  return {
    name,
    subject: mail.subject ?? '(no subject)',
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    date: mail.date === undefined ? '' : new Date(mail.date).toUTCString(),
    text: mail.text ?? '',
  }
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe
    })
    .join('')
}

function send(reply: FastifyReply, title: string, body: string): FastifyReply {
  const nonce = securePage(reply, { isHttps: false, isSecretLink: true })
  return reply.type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><style nonce="${nonce}">
body{font:15px/24px Inter,system-ui,sans-serif;color:#1c1f2a;max-width:880px;margin:32px auto;padding:0 16px}
h1{font-size:24px;line-height:32px}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:10px 12px 10px 0;border-top:1px solid #e7e8ee}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border-top:1px solid #e7e8ee;padding-top:16px}a{color:#4338ca}
</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`)
}
