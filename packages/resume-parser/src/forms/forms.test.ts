import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseResume } from '#parser/parse.ts'
import { docx, zip } from '#parser/samples/sample-zip.ts'

const SET = new URL('../../../../bench/resumes-forms/files/', import.meta.url)
const NOW = new Date('2026-11-15T00:00:00Z')
const read = (bytes: Uint8Array | string) => parseResume(new Uint8Array(Buffer.from(bytes)), { now: NOW })

const WORD = (body: string) =>
  zip([
    { name: '[Content_Types].xml' },
    {
      name: 'word/document.xml',
      content: Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`),
    },
  ])
const line = (text: string, look = '') =>
  `<w:p><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const LIFE = [
  line('Jane Doe', '<w:b/><w:sz w:val="40"/>'),
  line('jane.doe@example.com'),
  line('EXPERIENCE', '<w:b/>'),
  line('Software Engineer, Acme Ltd'),
  line('Jan 2020 - Present'),
  line('SKILLS', '<w:b/>'),
]

describe('a resume', () => {
  it.each([
    'docx-straight__darnell.docx',
    'docx-dated__darnell.docx',
    'docx-sidebar__darnell.docx',
    'odt-straight__darnell.odt',
    'odt-sidebar__darnell.odt',
    'rtf-straight__darnell.rtf',
    'rtf-dated__darnell.rtf',
    'text-straight__darnell.txt',
    'markdown-straight__darnell.md',
    'html-straight__darnell.html',
    'html-sidebar__darnell.html',
    'wordhtml-dated__darnell.htm',
  ])('is read alike in every form: %s', async (file) => {
    const outcome = await read(readFileSync(new URL(file, SET)))

    expect(outcome).toMatchObject({
      kind: 'parsed',
      isResume: true,
      resume: {
        first_name: 'Darnell',
        last_name: 'Whitaker',
        email: 'darnell.whitaker@mailbox-demo.com',
        current_job_role: 'Senior Software Engineer',
        work_experience: [
          { company: 'Larkspur Pay', join_year: 2021, join_month: 8, relieving_year: 'Present' },
          { company: 'Tallgrass Analytics', join_year: 2018, relieving_year: 2021, relieving_month: 7 },
          { company: 'Bluestem', join_year: 2017 },
        ],
        education: [{ college: 'University of Michigan', join: 2014, passout: 2018 }],
      },
    })
  })

  it('says nothing that is hidden in its file, deleted or meant for older programs', async () => {
    const hidden = [
      line('Python, SQL'),
      line('Rust', '<w:vanish/>'),
      '<w:p><w:del><w:r><w:delText>Fortran</w:delText></w:r></w:del></w:p>',
      '<w:p><mc:AlternateContent><mc:Fallback><w:r><w:t>Cobol</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>',
    ]
    const page = `<h1>Jane Doe</h1><p>jane@example.com</p><h2>Experience</h2><p>Engineer, Acme Ltd</p><p>2020 - Present</p>
      <h2>Skills</h2><p>Python, SQL</p><p style="display: none">Rust</p><p hidden>Fortran</p><script>Cobol</script>`

    for (const file of [WORD([...LIFE, ...hidden].join('')), page]) {
      expect(await read(file)).toMatchObject({ kind: 'parsed', resume: { skills: ['Python', 'SQL'] } })
    }
  })

  it('of years alone stays one of years', async () => {
    const text = 'Jane Doe\njane@example.com\n\nEXPERIENCE\n\nEngineer, Acme Ltd\n2013 - 2017\n'

    expect(await read(text)).toMatchObject({
      resume: {
        work_experience: [
          { join_month: null, join_year: 2013, relieving_month: null, relieving_year: 2017, location: null },
        ],
      },
    })
  })

  it('typed on an old Windows keeps its letters', async () => {
    const text = 'André Müller\nandre@example.com\n\nEXPERIENCE\n\nEngineer, Acme Ltd\n2013 - 2017\n'

    expect(await read(Buffer.from(text, 'latin1'))).toMatchObject({
      resume: { first_name: 'André', last_name: 'Müller' },
    })
  })
})

describe('a file of another form', () => {
  it.each([
    [
      'a Word document with a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    ['a Word document of the old form', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'unknown_form'],
    [
      'an OpenDocument text with a password',
      zip([
        { name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.text') },
        { name: 'content.xml' },
        { name: 'META-INF/manifest.xml', content: Buffer.from('<manifest:encryption-data/>') },
      ]),
      'encrypted',
    ],
    ['a Word document without words', docx(), 'no_text'],
    ['a sheet', zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), 'unknown_form'],
    ['half a photo', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'broken'],
    ['an archive that was cut off', WORD(LIFE.join('')).subarray(0, 300), 'broken'],
    ['a book', `Chapter\n${'A long line of a book.\n'.repeat(56 * 51)}`, 'too_long'],
  ])('that is %s has a typed outcome', async (_what, bytes, reason) => {
    expect(await read(bytes)).toEqual({ kind: 'unreadable', reason })
  })

  it('that is nested or long without end is read to a limit', async () => {
    const deep = `<html>${'<div>'.repeat(50_000)}Jane Doe, a resume of somebody`
    const rich = `{\\rtf1 ${'{'.repeat(100_000)} Jane Doe, a resume of somebody`

    for (const file of [deep, rich]) expect((await read(file)).kind).toMatch(/parsed|unreadable/)
  })
})
