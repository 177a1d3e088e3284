import sanitize from 'sanitize-html'

/** What people may write into a text: paragraphs, headings, emphasis, lists, quotes, links. No pictures, no styles. */
const TAGS = [
  'p',
  'br',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'a',
]

// What stands inside these is no text of a reader: it goes with them.
const SILENT = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'xmp',
  'plaintext',
  'title',
  'template',
  'svg',
  'math',
  'object',
  'embed',
  'applet',
  'audio',
  'video',
  'canvas',
]

/** A path of this site, or a page of the web over https. A browser reads a backslash as a slash and skips tabs. */
const LINK = /^(?:\/(?![/\\])|https:\/\/[\p{L}\p{N}])[^\\\s\p{Cc}]*$/u

/** Nobody nests deeper by hand; parsers have choked on more. */
const DEEPEST = 20

/** HTML as it may be stored and shown: an allow list of tags, of attributes nothing but the address of a link. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: SILENT,
    nestingLimit: DEEPEST,
    transformTags: { a: (_tag, { href }) => ({ tagName: 'a', attribs: linkOf(href) }) },
  }).trim()
}

/** The words of sanitised HTML, for searches and for asking whether there are any. */
export function textOf(html: string): string {
  const spaced = html.replaceAll(/<(?:br|\/(?:p|h3|h4|li|blockquote|pre))\b[^>]*>/g, '$& ')
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function linkOf(href: string | undefined): Record<string, string> {
  return href !== undefined && LINK.test(href) ? { href } : {}
}
