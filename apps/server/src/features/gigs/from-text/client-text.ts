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
/** What people say to each other before they come to the point. */
const COURTESY =
  /^(?:many |and )?(?:thanks|thank you|(?:i|we) hope (?:you|this|all|everything)|hope (?:you|this|all)|it was (?:so |very |really )?(?:good|nice|great|lovely|wonderful|a pleasure)|(?:nice|good|lovely|great) to (?:meet|see|hear)|no rush|no hurry|give my|say h(?:i|ello)|enjoy (?:your|the)|have a (?:good|nice|great)|happy (?:friday|monday|new year)|(?:vielen|herzlichen|besten) dank|danke|(?:ich|wir) hoffe|es war (?:schön|nett|toll)|schön(?:es|en) (?:wochenende|abend|tag)|merci|j'espère|nous espérons|gracias|espero que|obrigad[oa]|grazie|spero)(?![\p{L}])/iu
const MATTER =
  /\b(?:about|regarding|concerning|re:|find|looking|need|help|advi[cs]e|experts?|projects?|über|bezüglich|wegen|zum thema|suche\w*|projekt\w*|au sujet|à propos|cherch\w+|sobre|acerca|riguardo)\b/iu
const CLOSING =
  /^(?:(?:kind|best|warm|many)\s+(?:regards|wishes|thanks)|regards|best|all the best|thanks|many thanks|thank you|sincerely|yours|cheers|mit freundlichen grüßen|(?:viele|beste|freundliche|liebe) grüße|danke|cordialement|bien (?:cordialement|à vous)|merci|saludos|un saludo|atentamente|gracias|atenciosamente|abraços|obrigad[oa]|cordiali saluti|grazie)(?![\p{L}-])/iu
const LONGEST_CLOSING = 60
const POINT = /^\s*(?:[-–—•*·▪]|\d{1,2}[.)]|[a-z]\))\s+/
/** Lines at least so long were broken by a mail program or a page, not by their writer. */
const BROKEN_FROM = 45
const LONGEST_SENTENCE = 600

export function clientText(given: string): ClientText {
  const { subject, lines } = withoutFrame(given.replaceAll(/\r\n?/g, '\n').split('\n'))
  const read = blocksOf(lines).map(({ text, isPoint }) => ({
    isPoint,
    sentences: sentencesOf(text).filter((one) => isPoint || !isCourtesy(one)),
  }))
  const said = read.filter(({ sentences }) => sentences.length > 0)
  const blocks = said.map(({ isPoint, sentences }) => ({ isPoint, text: sentences.join(' ') }))
  return { subject, blocks, sentences: said.flatMap(({ sentences }) => sentences) }
}

/** Small talk; what names the matter at hand is none, however kindly it begins. */
function isCourtesy(sentence: string): boolean {
  return COURTESY.test(sentence) && !MATTER.test(sentence)
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
