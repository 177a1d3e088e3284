/** A resume of somebody whom nobody in the network resembles, with all that an application asks for. */
export function resumeOf({ name, phone, handle }: { name: string; phone: string; handle: string }): Buffer {
  return pdfOf([
    name,
    `Valencia, Spain | ${phone} | ${handle}@example.test`,
    `https://www.linkedin.com/in/${handle}`,
    'Nationality: Spanish',
    '',
    'PROFILE',
    'Marketing manager who has spent a decade growing consumer brands across Iberia and Latin America.',
    '',
    'CORE COMPETENCIES',
    'Google Ads, Meta Ads, SEO, Marketing automation, Google Analytics',
    '',
    'PROFESSIONAL EXPERIENCE',
    'Naranja Foods, Valencia, Spain',
    'Senior Marketing Manager, February 2021 to Present',
    'Own the marketing budget for four grocery brands.',
    '',
    'EDUCATION',
    'MSc in Marketing Intelligence, ESIC Business School, 2013-2014',
    '',
    'LANGUAGES',
    'Spanish (Native), English (C1)',
    '',
    'CERTIFICATIONS',
    'Google Ads Search Certification, Google, 2022',
  ])
}

/** One page of plain text. */
function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 11 Tf 15 TL 60 780 Td\n${shown}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`)
}
