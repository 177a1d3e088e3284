#!/usr/bin/env node
// Renders people x layouts to pdf/ and gold/. Usage: node render.mjs [layout ...]; GOLD_ONLY=1 writes the gold alone.
import fs from 'node:fs'
import path from 'node:path'
import pdfmake from 'pdfmake'
import { LAYOUTS, WRITTEN } from './layouts.mjs'
import { HELD, HELD_WRITTEN } from './layouts-held.mjs'
import { openPrinter, ROBOTO, steady } from './printer.mjs'
import { PEOPLE } from './people.mjs'

const here = import.meta.dirname
pdfmake.setFonts({
  Roboto: {
    normal: ROBOTO('Regular'),
    bold: ROBOTO('Medium'),
    italics: ROBOTO('Italic'),
    bolditalics: ROBOTO('MediumItalic'),
  },
})

const all = { ...LAYOUTS, ...WRITTEN, ...HELD, ...HELD_WRITTEN }
const wanted = process.argv.slice(2)
for (const folder of ['pdf', 'gold']) fs.mkdirSync(path.join(here, folder), { recursive: true })
const printer = process.env.GOLD_ONLY ? null : await openPrinter()
for (const [name, layout] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const person of PEOPLE.filter(({ id }) => layout.people.includes(id))) {
    const file = `${name}__${person.id}`
    fs.writeFileSync(
      path.join(here, 'gold', `${file}.json`),
      `${JSON.stringify(gold(person, layout, name), null, 1)}\n`,
    )
    if (!printer) continue
    const bytes = layout.html
      ? await printer.print(layout.html(person))
      : await pdfmake.createPdf(layout.definition(person)).getBuffer()
    fs.writeFileSync(path.join(here, 'pdf', `${file}.pdf`), layout.html ? bytes : steady(bytes), 'latin1')
  }
}
await printer?.close()

function gold(p, layout, name) {
  const month = (at) => (layout.years || !at ? null : at[1])
  const months = new Set(
    p.work.flatMap(({ start, end }) => {
      const [year, last] = end ?? [2026, 11]
      const from = start[0] * 12 + start[1]
      return Array.from({ length: year * 12 + last - from + 1 }, (_, index) => from + index)
    }),
  )
  return {
    first_name: p.first,
    last_name: p.last,
    email: p.email,
    mobile_number: p.phone,
    linked_in_url: `https://www.linkedin.com/in/${p.linkedin}`,
    current_job_role: p.work.find(({ end }) => end === null).role,
    current_location: p.city,
    nationality: layout.nationality ? p.nationality : null,
    bio: layout.noBio ? null : p.summary,
    total_years_of_experience: Math.round((months.size / 12) * 10) / 10,
    skills: p.skills.flatMap(([, list]) => list),
    languages: p.languages.map(([language]) => language),
    license: p.licenses,
    certification: p.certs.map(([title]) => title),
    work_experience: p.work.map((w) => ({
      role: w.role,
      company: w.company,
      join_month: month(w.start),
      join_year: w.start[0],
      relieving_month: w.end ? month(w.end) : null,
      relieving_year: w.end ? w.end[0] : 'Present',
      location: w.loc,
    })),
    education: p.education.map((e) => ({
      degree: `${e.degree} ${e.field}`,
      college: e.college,
      join: e.start[0],
      passout: e.end[0],
    })),
    _alt: {
      // A third word may be a second given name or a first surname.
      ...p.alternatives,
      // Where only years are shown, so are only years to be counted.
      total_years_of_experience: layout.years
        ? [2026 - Math.min(...p.work.map(({ start }) => start[0]))]
        : [],
      current_location: [p.shownPlace],
      current_job_role: [p.headline],
      bio: layout.noBio ? [p.headline] : [],
      _location: { must: p.city, may: [p.city, p.region, p.shownPlace] },
      _optional_skills: p.skills.map(([category]) => category),
      certification: Object.fromEntries(
        p.certs.map(([title, by, year]) => [
          title,
          [`${title} ${by}`, `${title} ${by} ${year}`, `${title} ${year}`],
        ]),
      ),
    },
    _meta: {
      id: `${name}__${p.id}`,
      theme: name,
      resume: p.id,
      lang: p.lang,
      reference_date: '2026-11',
      unseen: name in HELD || name in HELD_WRITTEN,
    },
  }
}
