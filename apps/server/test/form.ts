import { randomBytes } from 'node:crypto'

export interface Part {
  field: string
  /** Makes the part a file; sent as it stands, bad characters included. */
  filename?: string
  type?: string
  content: Buffer | string
}

/** A form as bytes on the wire, written by hand so that a test can send what no browser would. */
export function formOf(parts: readonly Part[]): { raw: Buffer; headers: { 'content-type': string } } {
  const boundary = `----form-${randomBytes(8).toString('hex')}`
  const pieces = parts.flatMap(({ field, filename, type, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    filename === undefined ? '\r\n\r\n' : `\r\nContent-Type: ${type ?? 'application/octet-stream'}\r\n\r\n`,
    content,
    '\r\n',
  ])
  return {
    raw: Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
