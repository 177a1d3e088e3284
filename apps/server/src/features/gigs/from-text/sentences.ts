/** A text of a client without greeting, signature and quoted mails, in sentences. */
export interface ClientText {
  /** From the line "Subject:", when there is one. */
  subject: string | null
  body: string
  sentences: string[]
}

const SUBJECT = /^(?:subject|betreff|objet|asunto|assunto|oggetto)\s*:\s*(?:(?:re|fw|fwd|aw|wg)\s*:\s*)*(?<said>.+)$/im
const HEADER = /^(?:from|to|cc|sent|date|von|an|gesendet|datum|de|à|para|enviado)\s*:.*$/gim
const GREETING =
  /^(?:hi|hello|dear|good (?:morning|afternoon|day)|guten tag|sehr geehrte\w*|hallo|liebe[rs]?|bonjour|chère?s?|hola|estimad\w+|olá|prezad\w+|buongiorno)\b[^\n.!?]{0,60}[,!:\n]\s*/im
const CLOSING =
  /\n\s*(?:(?:kind|best|warm|many) (?:regards|wishes)|regards|best|thanks|thank you|sincerely|yours|cheers|mit freundlichen grüßen|viele grüße|cordialement|bien à vous|saludos|atentamente|atenciosamente|abraços|cordiali saluti)\b[^\n]{0,40}(?:\n[\s\S]*)?$/i
const QUOTED = /^>.*$/gm

export function clientText(given: string): ClientText {
  const text = given.replaceAll('\r\n', '\n').replaceAll(QUOTED, '')
  const subject = SUBJECT.exec(text)?.groups?.['said']?.trim() ?? null
  const body = text
    .replace(SUBJECT, '')
    .replaceAll(HEADER, '')
    .trim()
    .replace(GREETING, '')
    .replace(CLOSING, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const sentences = body
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“(])|\n+/u)
    .map((one) => one.replace(/^[-*•\d.)\s]+(?=\p{L})/u, '').trim())
    .filter((one) => one.length > 2)
  return { subject, body, sentences }
}
