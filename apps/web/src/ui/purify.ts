import createPurifier from 'dompurify'

const purifier = createPurifier(window)

/**
 * Links lead to a path of this site: no scheme, no host, no backslash that a browser reads as a slash, no tab or
 * line end that it leaves out before it reads.
 */
const SAME_ORIGIN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u

purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'href' && !SAME_ORIGIN_PATH.test(attribute.attrValue)) attribute.keepAttr = false
})

/**
 * What people may write into a text: emphasis, lists, paragraphs, links within the site. Where the page demands
 * trusted types, the answer is of the policy 'dompurify'.
 */
export function purify(html: string): TrustedHTML {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: ['b', 'i', 'strong', 'em', 'a', 'br', 'p', 'ul', 'ol', 'li'],
    ALLOWED_ATTR: ['href'],
    RETURN_TRUSTED_TYPE: true,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
