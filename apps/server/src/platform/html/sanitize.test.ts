import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HTML_VECTORS } from '#test/html-vectors.ts'
import { sanitizeHtml, textOf } from './sanitize.ts'

// What may stand in a result, read without a parser: anything else that opens a tag is a hole.
const ALLOWED =
  /<\/?(?:p|h3|h4|strong|b|em|i|u|s|ul|ol|li|blockquote|code|pre|a)>|<br \/>|<a href="(?:\/(?![/\\])|https:\/\/[\p{L}\p{N}])[^"<>\\\s]*">/gu

function holes(clean: string): string[] {
  return clean.replaceAll(ALLOWED, '').match(/<.*/s) ?? []
}

describe('a sanitised text', () => {
  it('is asked about at least 150 known ways around', () => {
    expect(new Set(HTML_VECTORS).size).toBeGreaterThanOrEqual(150)
  })

  it.each(HTML_VECTORS)('holds nothing but plain tags and safe links: %j', (vector) => {
    for (const html of [vector, `<p>before ${vector} after</p>`, vector.repeat(3), `<ul><li>${vector}`]) {
      const clean = sanitizeHtml(html)

      expect(holes(clean)).toEqual([])
      expect(sanitizeHtml(clean)).toBe(clean)
    }
  })

  it('holds none whatever pieces are put together', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HTML_VECTORS),
      fc.string(),
      fc.constantFrom('<', '>', '"', '--'),
    )

    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const html = pieces.join('')
        expect(holes(sanitizeHtml(html))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('keeps what people write', () => {
    const html =
      '<h3>Rates</h3><p>a <strong>b</strong> <em>i</em> <u>u</u> <s>s</s><br /></p><ul><li><p>x</p></li></ul>' +
      '<blockquote><p>q</p></blockquote><pre><code>c &lt; d</code></pre><p><a href="/faqs?a=1#b">here</a></p>' +
      '<p><a href="https://example.com/a?b=c">there</a></p>'

    expect(sanitizeHtml(html)).toBe(html)
  })

  it('keeps the words of a link that leads nowhere good', () => {
    expect(sanitizeHtml('<p><a href="javascript:xss()">read on</a></p>')).toBe('<p><a>read on</a></p>')
  })

  it('takes texts with their tags out where nobody reads them', () => {
    expect(sanitizeHtml('<p>x</p><script>xss()</script><style>p{}</style><svg><title>t</title></svg>')).toBe(
      '<p>x</p>',
    )
  })

  it('ends in time, however deep and long the markup is', () => {
    expect(holes(sanitizeHtml('<ul><li>'.repeat(2500)))).toEqual([])
    expect(holes(sanitizeHtml('<'.repeat(20_000)))).toEqual([])
    expect(holes(sanitizeHtml('<a href="'.repeat(2000)))).toEqual([])
  })
})

describe('the words of a text', () => {
  it('stand apart where the paragraphs do, as they were written', () => {
    expect(textOf('<p>fees &amp; rates</p><ul><li>one</li><li>two<br />three</li></ul>')).toBe(
      'fees & rates one two three',
    )
  })

  it('are none where there is only markup', () => {
    expect(textOf('<p><br /></p><p> </p>')).toBe('')
  })
})
