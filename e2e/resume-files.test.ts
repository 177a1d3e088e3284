import { readFileSync } from 'node:fs'
import { expect, expectAccessible, register, test, type Page } from './journey.ts'

const TEXT = readFileSync(new URL('../bench/resumes/pdf/wordplain__ana.pdf', import.meta.url))
/** Reading takes longer on a machine with much else to do. */
const PATIENCE = { timeout: 90_000 }

interface Bad {
  name: string
  content: Buffer
  says: string
}

const BAD: Bad[] = [
  {
    name: 'photo.heic',
    content: Buffer.from('ftypheic'),
    says: 'HEIC photos cannot be read. Save the photo as JPEG or PNG, then choose it here.',
  },
  {
    name: 'resume.doc',
    content: Buffer.from('old'),
    says: 'Choose a PDF, .docx, .odt, RTF, text, Markdown, HTML, JPEG or PNG file.',
  },
  { name: 'empty.pdf', content: Buffer.alloc(0), says: 'This file is empty. Choose another file.' },
  {
    name: 'large.pdf',
    content: Buffer.alloc(40 * 1_048_576, ' '),
    says: 'File size must be less than 10 MB!',
  },
  {
    name: 'broken.pdf',
    content: TEXT.subarray(0, TEXT.length / 2),
    says: 'This PDF is damaged or was cut off. Save it again, or choose another file.',
  },
  {
    name: 'password.pdf',
    content: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>\n%%EOF\n',
    ),
    says: 'This PDF needs a password. Upload one that can be read without.',
  },
  {
    name: 'book.pdf',
    content: bookOf(200, 'A long story'),
    says: 'We could not read this file: it has more than 50 pages. Fill in manually or choose a shorter one.',
  },
  {
    name: 'broken.docx',
    content: Buffer.from('PK\u0003\u0004'),
    says: 'We could not read this file: it is damaged. Fill in manually or choose another file.',
  },
  {
    name: 'invoice.txt',
    content: Buffer.from('Invoice 2026-118\n\nTo: Acme Ltd\nTotal: 1,200.00 EUR\nDue in 30 days\n'),
    says: 'This does not look like a resume. Fill in manually or choose another file.',
  },
]

test('whoever uploads what is no resume is told why, each time in its own words', async ({
  page,
  quietConsole,
}, { project, retry }) => {
  test.slow()
  await join(page, `noor.${project.name}${retry}`)
  await begin(page)
  for (const { name, content, says } of BAD) {
    await test.step(name, async () => {
      await page.goto('/expert/apply?into=profile')
      await expect(page.getByText(/Markdown, HTML or a photo/)).toBeVisible()
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: content })
      const next = page.getByRole('button', { name: 'Next', exact: true })
      if (!(await page.getByText(says).isVisible())) await next.click()
      await expect(page.getByText(says)).toBeVisible(PATIENCE)
      if (name === 'photo.heic') await expectAccessible(page)
    })
  }
  // The browser itself writes of each answer that refuses a file.
  quietConsole.splice(0, quietConsole.length, ...quietConsole.filter((text) => !text.includes('422')))
})

test('while a scan is read, the page that is read is told', async ({ page }, { project, retry }) => {
  test.slow()
  await join(page, `sanne.${project.name}${retry}`)
  await page.goto('/expert/apply')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: bookOf(2) })
  const told = await page.evaluateHandle(() => {
    const texts = new Set<string>()
    const look = () => document.querySelectorAll('[role=status]').forEach((one) => texts.add(one.textContent))
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(
    page.getByText('We could not read this file: it has pictures, but no text.', { exact: false }),
  ).toBeVisible(PATIENCE)
  const texts = await told.evaluate((set) => [...set])
  expect(texts).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Reading page 1 of 2'),
      expect.stringContaining('Reading page 2 of 2'),
    ]),
  )
})

async function join(page: Page, address: string): Promise<void> {
  await register(page, { first: 'Noor', last: 'Visser', address: `${address}@example.test` })
  await page.getByRole('button', { name: 'Fill in step by step', exact: true }).click()
  await page.getByRole('checkbox').check()
  await page.getByLabel('Applicant name').fill('Noor Visser')
  await page.getByRole('button', { name: 'APPLY', exact: true }).click()
  await expect(page).toHaveURL(/\/expert\/profile/)
}

/** Who has begun to fill in a profile may bring it up to date from a file of any form. */
async function begin(page: Page): Promise<void> {
  await page.goto('/expert/profile?step=skills')
  await page.getByRole('button', { name: 'Add skill', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Skills' }).fill('SEO')
  await page.getByRole('option', { name: /^(Create )?SEO$/ }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('New Skills have been added successfully')).toBeVisible()
}

/** A PDF of so many pages, all with the same words, or with the same picture without any. */
function bookOf(count: number, words = ''): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`)
  const drawn = words === '' ? 'q 595 0 0 842 0 0 cm /I1 Do Q' : `BT /F1 11 Tf 60 780 Td (${words}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${count}>>`,
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    words === '' ? PICTURE : '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...kids.map(
      () =>
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>/XObject<</I1 4 0 R>>>>>>',
    ),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1')
}

/** White, with a black square. */
const ROWS = Array.from({ length: 840 }, (_, row) =>
  row >= 400 && row < 440 ? `${'\xff'.repeat(35)}${'\0'.repeat(5)}${'\xff'.repeat(35)}` : '\xff'.repeat(75),
)
const PICTURE = `<</Type/XObject/Subtype/Image/Width 600/Height 840/ColorSpace/DeviceGray/BitsPerComponent 1/Length ${
  75 * 840
}>>stream\n${ROWS.join('')}\nendstream`
