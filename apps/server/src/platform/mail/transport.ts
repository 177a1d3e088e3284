import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { mentions } from '#platform/privacy/words.ts'
import type { Attachment, Mail } from './letter.ts'

/** Hands a mail over. `id` is the same for each try of one mail, and becomes its Message-ID. */
export interface MailTransport {
  deliver: (mail: Mail, id: string) => Promise<void>
  /** Removes what is kept of mails that hold one of these words; a mail server keeps its own. */
  forget: (words: readonly string[]) => Promise<void>
  close: () => void
}

export interface MailOptions {
  /** `smtp://` or `smtps://` with user and password; without it mails become files. */
  smtpUrl?: string | undefined
  folder: string
  /** What stands in From, e.g. `Guildhall <no-reply@guildhall.example>`. */
  from: string
  publicUrl: string
}

// A mail is text of ours: it never reads a file or fetches an address.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

export function openMail(options: MailOptions): MailTransport {
  return options.smtpUrl === undefined ? toFolder(options) : toServer(options, options.smtpUrl)
}

function toServer(options: MailOptions, smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl)
  const isSecure = url.protocol === 'smtps:'
  const transport = createTransport(
    {
      pool: true,
      maxConnections: 2,
      host: url.hostname,
      port: Number(url.port) || (isSecure ? 465 : 587),
      secure: isSecure,
      // Passwords and links must not cross a network in the open.
      requireTLS: !isSecure && !isLoopback(url.hostname),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      ...(url.username === ''
        ? {}
        : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
      ...CLOSED,
    },
    { from: options.from },
  )
  return {
    async deliver(mail, id) {
      await transport.sendMail(messageOf(mail, id, options))
    },
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  }
}

function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host)
}

/** One file per mail, named by time and id: a second try of a mail replaces its file. */
function toFolder(options: MailOptions): MailTransport {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows', ...CLOSED },
    { from: options.from },
  )
  return {
    async deliver(mail, id) {
      const { message } = await transport.sendMail(messageOf(mail, id, options))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not put together in memory.')
      await mkdir(options.folder, { recursive: true, mode: 0o700 })
      const file = join(options.folder, `${id}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async forget(words) {
      const names = await readdir(options.folder).catch(() => [])
      for (const name of names.filter((one) => one.endsWith('.eml'))) {
        const file = join(options.folder, name)
        if (await holds(file, words)) await rm(file, { force: true })
      }
    },
    close: () => transport.close(),
  }
}

async function holds(file: string, words: readonly string[]): Promise<boolean> {
  const { subject, to, text, html } = await PostalMime.parse(await readFile(file))
  return mentions([subject, ...(to ?? []).map(({ address }) => address), text, html].join(' '), words)
}

function messageOf(mail: Mail, id: string, { publicUrl }: MailOptions) {
  const { to, subject, text, html, calendar, attachment } = mail
  // As an object the address is taken as it is, not read as a list of addresses.
  const address = { name: '', address: to }
  return {
    to: address,
    subject,
    text,
    html,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'call.ics' } }),
    ...(attachment === undefined ? {} : { attachments: [fileOf(attachment)] }),
  }
}

function fileOf({ name, type, content }: Attachment) {
  return { filename: name, contentType: type, content }
}
