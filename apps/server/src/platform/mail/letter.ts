/** A mail that is ready to be sent. Its link may carry a token: never for logs, never stored in the open. */
export interface Mail {
  /** One validated address. */
  to: string
  subject: string
  text: string
  html: string
  calendar?: CalendarPart | undefined
  attachment?: Attachment | undefined
  /** Of a mail of many lines: how many things its subject counts, in the words of `thingsOf`. */
  count?: number | undefined
}

/** A file of ours, as text. */
export interface Attachment {
  name: string
  type: string
  content: string
}

/** An entry for the calendar of whoever gets the mail (RFC 5545). */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** Begins each line of a mail that tells several things: `• Ada Lovelace applied.` */
export const LINE = '• '

/** How a mail of many lines counts them. */
export function thingsOf(count: number): string {
  return count === 1 ? 'one thing' : `${count} things`
}

export interface Letter {
  to: string
  subject: string
  /** Plain text, escaped here. */
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Below the button: what to do if one did not ask for this. */
  closing?: string
  calendar?: CalendarPart
  attachment?: Attachment
  /** Things that it tells, as its subject counts them. */
  count?: number
  /** Nobody sits before their mailbox for it: it goes after those that somebody waits for. */
  canWait?: boolean
}

/** The letter of these words; its button leads to `url`. */
export function letterOf(
  to: string,
  words: { subject: string; paragraphs: readonly string[]; button: string; closing: string },
  url: string,
): Letter {
  const { subject, paragraphs, button, closing } = words
  return { to, subject, paragraphs, button: { label: button, url }, ...(closing === '' ? {} : { closing }) }
}

/** Where mails come from: what stands above each of them, and where their links lead. */
export interface Sender {
  product: string
  /** Links of mails begin with it. */
  publicUrl: string
}

/** Sets a letter in plain text and in HTML. Throws for a link that leads elsewhere. */
export function writeLetter(letter: Letter, { product, publicUrl }: Sender): Mail {
  const { to, subject, paragraphs, button, closing, calendar, attachment, count } = letter
  if (button !== undefined && !button.url.startsWith(`${publicUrl}/`))
    throw new Error('A mail links to us only.')
  const link = button === undefined ? [] : [`${button.label}:\n${button.url}`]
  const text = [...paragraphs, ...link, ...(closing === undefined ? [] : [closing]), `-- \n${product}`].join(
    '\n\n',
  )
  const mail = { to, subject, text: `${text}\n`, html: htmlOf(letter, { product, publicUrl }) }
  return {
    ...mail,
    ...(calendar && { calendar }),
    ...(attachment && { attachment }),
    ...(count && { count }),
  }
}

function htmlOf({ paragraphs, button, closing }: Letter, { product, publicUrl }: Sender): string {
  const body = [
    ...paragraphs.map((text) => `<p class="ink" style="${TEXT}">${escapeHtml(text)}</p>`),
    ...(button === undefined
      ? []
      : [
          `<p style="margin:24px 0 0"><a class="button" href="${escapeHtml(button.url)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`,
        ]),
    ...(closing === undefined
      ? []
      : [`<p class="quiet" style="${SMALL}">${withLinks(escapeHtml(closing), publicUrl)}</p>`]),
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>${DARK}</style></head><body class="ground" style="margin:0;padding:32px 16px;background:#f7f7fa">
<div class="card" style="max-width:520px;margin:0 auto;padding:32px 24px;background:#fff;border:1px solid #e7e8ee;border-radius:12px">
<p class="ink" style="${NAME}">${escapeHtml(product)}</p>
${body.join('\n')}
</div></body></html>`
}

/** Escaped text in which addresses of ours can be followed; others stay text. */
function withLinks(escaped: string, publicUrl: string): string {
  const ours = `${escapeHtml(publicUrl)}/`
  return escaped.replaceAll(/\bhttps?:\/\/\S*[^\s.,;:!?)]/g, (url) =>
    url.startsWith(ours) ? `<a href="${url}" style="color:inherit">${url}</a>` : url,
  )
}

// The colours of the portal (tokens.css). Mail programs that know no style sheets keep the light ones.
const FONT = 'font-family:Inter,Helvetica,Arial,sans-serif'
const NAME = `${FONT};font-size:16px;font-weight:600;margin:0 0 24px;color:#1c1f2a`
const TEXT = `${FONT};font-size:15px;line-height:24px;margin:0 0 12px;color:#1c1f2a;overflow-wrap:anywhere;white-space:pre-line`
const SMALL = `${FONT};font-size:13px;line-height:20px;margin:24px 0 0;color:#5b6170;overflow-wrap:anywhere`
const BUTTON = `${FONT};display:inline-block;padding:12px 20px;border-radius:8px;background:#4338ca;color:#fff;font-size:15px;font-weight:600;text-decoration:none`
const DARK = `@media (prefers-color-scheme:dark){.ground{background:#12141b!important}
.card{background:#1a1d26!important;border-color:#2c303d!important}.ink{color:#e8e9f0!important}
.quiet{color:#aab0bf!important}.button{background:#6158dc!important}}`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/**
 * "Hello Ada," - or just "Hello," when the name looks like an address: mail programs make links of such text,
 * and a stranger who registers somebody else's mail must not send links through us.
 */
export function greeting(firstName: string): string {
  return /[^\p{L}\p{M}\p{N} '’-]/u.test(firstName) ? 'Hello,' : `Hello ${firstName},`
}
