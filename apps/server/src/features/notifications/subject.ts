import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '#platform/mail/letter.ts'

/** HTML of ours in which everything that people typed is escaped. */
export interface Subject {
  html: string
}

/** Makes the subject of a notification: subject`${name} was <b>approved</b>.` Values are escaped. */
export function subject(parts: TemplateStringsArray, ...values: readonly string[]): Subject {
  const html = parts.map((part, index) => part + escapeHtml(values[index] ?? '')).join('')
  return { html }
}

// Within the portal: one slash and then no second one, forward or backward, nor anything that a browser drops.
const WITHIN = /^\/(?![/\\])[^\s\\]*$/

/** Whether this is a path of the portal and can lead nowhere else. */
export function isWithin(link: string): boolean {
  return WITHIN.test(link)
}

/** The few marks of a subject and nothing else, whatever it was made of. */
export function cleanSubject(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['b', 'i', 'strong', 'em', 'br', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 20,
    // The words of a link that leads elsewhere stay.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'a' && !isWithin(attribs['href'] ?? '') ? 'excludeTag' : false,
  })
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The words of a subject, for mails: marks gone, one line. */
export function plainText(html: string): string {
  const bare = sanitizeHtml(html.replaceAll(/<br\s*\/?>/g, ' '), { allowedTags: [], allowedAttributes: {} })
  return bare
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
