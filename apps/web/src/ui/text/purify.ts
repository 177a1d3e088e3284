import createPurifier from 'dompurify'

const purifier = createPurifier(window)

/** What a line of ours may hold, like the subject of a notification: emphasis, lists, paragraphs. */
const LINE = ['b', 'i', 'strong', 'em', 'a', 'br', 'p', 'ul', 'ol', 'li']
/** What people may write into a text; the server keeps the same (platform/html/sanitize.ts). */
const TEXT = [...LINE, 'h3', 'h4', 'u', 's', 'blockquote', 'code', 'pre']

/**
 * A path of this site: no scheme, no host, no backslash that a browser reads as a slash, no tab or line end that it
 * leaves out before it reads.
 */
const SAME_ORIGIN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u
const PATH_OR_PAGE = /^(?:\/(?![/\\])|https:\/\/[\p{L}\p{N}])[^\\\s\p{Cc}]*$/u

let links = SAME_ORIGIN_PATH
purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'href' && !links.test(attribute.attrValue)) attribute.keepAttr = false
})

const RULES = { ALLOWED_ATTR: ['href'], ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false }

/**
 * A line of HTML: emphasis, lists, paragraphs, links within the site. Where the page demands trusted types, the answer
 * is of the policy 'dompurify'.
 */
export function purify(html: string): TrustedHTML {
  links = SAME_ORIGIN_PATH
  return purifier.sanitize(html, { ...RULES, ALLOWED_TAGS: LINE, RETURN_TRUSTED_TYPE: true })
}

/** A text that people wrote: also headings and quotes, and links to pages elsewhere. */
export function purifyText(html: string): TrustedHTML {
  links = PATH_OR_PAGE
  return purifier.sanitize(html, { ...RULES, ALLOWED_TAGS: TEXT, RETURN_TRUSTED_TYPE: true })
}

/** The same as nodes, for an editor to begin with or to take in what was pasted. */
export function purifiedNodes(html: string): DocumentFragment {
  links = PATH_OR_PAGE
  return purifier.sanitize(html, { ...RULES, ALLOWED_TAGS: TEXT, RETURN_DOM_FRAGMENT: true })
}
