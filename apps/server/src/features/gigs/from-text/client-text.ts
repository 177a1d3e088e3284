/** What a client wrote, without greeting, signature and quoted mails. */
export interface ClientText {
  /** From the line "Subject:", when there is one. */
  subject: string | undefined
  blocks: readonly Block[]
  sentences: readonly string[]
}

export interface Block {
  text: string
  isPoint: boolean
}

const SUBJECT = /^(?:subject|betreff|objet|asunto|assunto|oggetto)\s*:\s*/i
const ANSWERED = /^(?:(?:re|fw|fwd|aw|wg|tr|rv|enc)\s*:\s*)+/i
const HEADER = /^(?:from|to|cc|bcc|sent|reply-to|von|an|gesendet|de|à|para|enviado|envoyé)\s*:/i
const DATED = /^(?:date|datum|fecha|data)\s*:/i
const DIVIDER = /^[-_=*\s]{4,}$|^-+\s*(?:original|forwarded|ursprüngliche|message)/i
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day|evening)|guten (?:tag|morgen)|sehr geehrte\w*|hallo|liebe[rs]?|bonjour|ch(?:er|ère)s?|hola|estimad\w+|buenos días|olá|prezad\w+|caro|cara|buongiorno|gentile)(?![\p{L}-])[^,.!?:\n]{0,50}[,!:.]?\s*/iu
const CLOSING =
  /^(?:(?:kind|best|warm|many)\s+(?:regards|wishes|thanks)|regards|best|all the best|thanks|many thanks|thank you|sincerely|yours|cheers|mit freundlichen grüßen|(?:viele|beste|freundliche|liebe) grüße|danke|cordialement|bien (?:cordialement|à vous)|merci|saludos|un saludo|atentamente|gracias|atenciosamente|abraços|obrigad[oa]|cordiali saluti|grazie)(?![\p{L}-])/iu
const LONGEST_CLOSING = 60
const POINT = /^\s*(?:[-–—•*·▪]|\d{1,2}[.)]|[a-z]\))\s+/
/** Lines at least so long were broken by a mail program or a page, not by their writer. */
const BROKEN_FROM = 45
const LONGEST_SENTENCE = 600

export function clientText(given: string): ClientText {
  const { subject, lines } = withoutFrame(given.replaceAll(/\r\n?/g, '\n').split('\n'))
  const blocks = blocksOf(lines)
  return { subject, blocks, sentences: blocks.flatMap(({ text }) => sentencesOf(text)) }
}

/** The lines between the greeting and the closing. */
function withoutFrame(all: readonly string[]): { subject: string | undefined; lines: string[] } {
  let subject: string | undefined
  const lines: string[] = []
  for (const [at, given] of all.entries()) {
    const line = given.trim()
    if (SUBJECT.test(line) && subject === undefined) {
      subject = line.replace(SUBJECT, '').replace(ANSWERED, '')
    } else if (isFrame(line, at)) continue
    else if (isClosing(line, lines)) break
    else if (lines.every(isBlank)) lines.push(line.replace(GREETING, ''))
    else lines.push(line === '' ? '' : given.trimEnd())
  }
  return { subject: subject === '' ? undefined : subject, lines }
}

function isBlank(line: string): boolean {
  return line === ''
}

function isFrame(line: string, at: number): boolean {
  return line.startsWith('>') || HEADER.test(line) || DIVIDER.test(line) || (at < 8 && DATED.test(line))
}

/** Thanks at the beginning close nothing. */
function isClosing(line: string, before: readonly string[]): boolean {
  if (before.filter((one) => one !== '').length < 2) return false
  return line === '--' || (line.length <= LONGEST_CLOSING && CLOSING.test(line))
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let before = ''
  for (const line of lines) {
    const isPoint = POINT.test(line)
    const text = line.replace(POINT, '').replaceAll(/\s+/g, ' ').trim()
    const last = blocks.at(-1)
    if (text !== '' && last !== undefined && !isPoint && goesOn(before, line)) last.text += ` ${text}`
    else if (text !== '') blocks.push({ text, isPoint })
    before = line.trim()
  }
  return blocks
}

function goesOn(before: string, line: string): boolean {
  if (before === '') return false
  return /^\p{Ll}/u.test(line.trim()) || (before.length >= BROKEN_FROM && !/[.!?:;]$/.test(before))
}

const SHORTENED =
  '(?<!\\b(?:e\\.g|i\\.e|approx|ca|vs|Dr|Mr|Mrs|Ms|Prof|No|z\\.B|bzw|p\\.ex|Sr|Sra|\\d{1,2})\\.)'
const BETWEEN = new RegExp(`(?<=[.!?])${SHORTENED}\\s+(?=[\\p{Lu}"“«(¿¡])`, 'u')

function sentencesOf(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((one) => one.trim().slice(0, LONGEST_SENTENCE))
    .filter((one) => one.length > 2)
}
