import { describe, expect, it } from 'vitest'
import { cleanSubject, plainText, subject } from './subject.ts'

describe('a subject', () => {
  it.each([
    ['<b>Ada</b> was <i>approved</i>.', '<b>Ada</b> was <i>approved</i>.'],
    ['<strong>A</strong><em>B</em><br>C', '<strong>A</strong><em>B</em><br />C'],
    ['<a href="/admin/experts?x=1">list</a>', '<a href="/admin/experts?x=1">list</a>'],
    ['<a href="/x" onclick="alert(1)" target="_blank" style="x">list</a>', '<a href="/x">list</a>'],
    ['<a href="https://evil.test">list</a>', 'list'],
    ['<a href="//evil.test">list</a>', 'list'],
    ['<a href="/\\evil.test">list</a>', 'list'],
    ['<a href="/\t/evil.test">list</a>', 'list'],
    ['<a href="javascript:alert(1)">list</a>', 'list'],
    ['<a href=" javascript:alert(1)">list</a>', 'list'],
    ['<a href="&#106;avascript:alert(1)">list</a>', 'list'],
    ['<a>list</a>', 'list'],
    ['<b onmouseover="alert(1)" style="color:red" class="x" id="y">A</b>', '<b>A</b>'],
    ['<script>alert(1)</script>A', 'A'],
    ['<style>b{}</style>A', 'A'],
    ['<img src=x onerror=alert(1)>A', 'A'],
    ['<svg><animate onbegin=alert(1) attributeName=x></svg>A', 'A'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>A', 'A'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<form><button formaction=javascript:alert(1)>A</button></form>', 'A'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>A', 'A'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">A', 'A'],
    ['<xmp><img src=x onerror=alert(1)></xmp>', ''],
    ['<textarea><img src=x onerror=alert(1)></textarea>', ''],
    ['<!--><img src=x onerror=alert(1)>-->A', '--&gt;A'],
    ['<b><b><b>deep', '<b><b><b>deep</b></b></b>'],
  ])('made of %j is %j', (html, clean) => {
    expect(cleanSubject(html)).toBe(clean)
  })

  it('stays the same when it is cleaned again', () => {
    const { html } = subject`<b>${'<a href="javascript:x">&amp;'}</b> and ${"O'Neil"}`
    expect(cleanSubject(cleanSubject(html))).toBe(cleanSubject(html))
  })

  it('is one plain line in a mail', () => {
    const { html } = subject`<b>${'Mc & Sons <x>'}</b> was<br>approved by ${'"Ada"\r\nBcc: x'}`
    expect(plainText(cleanSubject(html))).toBe('Mc & Sons <x> was approved by "Ada" Bcc: x')
  })
})
