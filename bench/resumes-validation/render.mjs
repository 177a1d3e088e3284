#!/usr/bin/env node
// Renders PEOPLE x LAYOUTS to pdf/ and gold/. Usage: node render.mjs [layout ...]
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LAYOUTS } from './layouts.mjs'
import { UNSEEN } from './layouts-unseen.mjs'
import { SECOND } from './layouts-second.mjs'
import { PROFILE } from './layouts-profile.mjs'
import { PEOPLE as FIRST } from './people.mjs'
import { SECOND_PEOPLE } from './people-second.mjs'

const ALL = { ...LAYOUTS, ...UNSEEN, ...SECOND, ...PROFILE }
const PEOPLE = [...FIRST, ...SECOND_PEOPLE]
const here = import.meta.dirname
const wanted = process.argv.slice(2)
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'resumes-'))
for (const folder of ['pdf', 'gold']) fs.mkdirSync(path.join(here, folder), { recursive: true })

for (const [name, layout] of Object.entries(ALL)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const id of chosen(layout, Object.keys(ALL).indexOf(name))) {
    const person = PEOPLE.find((entry) => entry.id === id)
    const file = `${name}__${id}`
    const html = layout.html(person)
    fs.writeFileSync(
      path.join(here, 'gold', `${file}.json`),
      `${JSON.stringify(gold(person, layout, name, html), null, 1)}\n`,
    )
    if (process.env.GOLD_ONLY) continue
    const page = path.join(work, `${file}.html`)
    const pdf = path.join(here, 'pdf', `${file}.pdf`)
    fs.writeFileSync(page, html)
    execFileSync(
      chromium,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-pdf-header-footer',
        `--user-data-dir=${path.join(work, 'profile')}`,
        `--print-to-pdf=${pdf}`,
        `file://${page}`,
      ],
      { stdio: 'ignore', timeout: 60_000 },
    )
    // The same input gives the same bytes: the two time stamps are the only difference.
    const bytes = fs
      .readFileSync(pdf, 'latin1')
      .replace(/\/(CreationDate|ModDate) \(D:[^)]*\)/g, (text, key) =>
        `/${key} (D:20260101000000+00'00')`.padEnd(text.length),
      )
    fs.writeFileSync(pdf, bytes, 'latin1')
  }
}
fs.rmSync(work, { recursive: true, force: true })

/** Few of each layout keep the repository small: two or three of the first group, one of the second. */
function chosen(layout, index) {
  const second = SECOND_PEOPLE[index % SECOND_PEOPLE.length]
  return [
    ...layout.people.slice(0, layout === LAYOUTS.linkedin || layout === PROFILE.profile ? 3 : 1),
    second.id,
  ]
}

function gold(p, layout, name, html) {
  const s = layout.shown(p)
  const years = layout.years || false
  const month = (d) => (years || !d ? null : d[1])
  const text = html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
  const has = (value) => text.includes(value)
  const running = p.work.find((w) => w.end === null)
  const months = new Set(
    p.work.flatMap((w) => {
      const [ey, em] = w.end ?? [2026, 11]
      const list = []
      for (let m = w.start[0] * 12 + w.start[1]; m <= ey * 12 + em; m++) list.push(m)
      return list
    }),
  )
  const certs = p.certs.map(([title]) => title).filter((title) => has(title))
  const skills = p.skills.flatMap(([, list]) => list)
  return {
    first_name: p.first,
    last_name: p.last,
    email: p.email,
    mobile_number: p.phone,
    linked_in_url: html.includes(p.linkedin) ? `https://www.linkedin.com/in/${p.linkedin}` : null,
    current_job_role: running.role,
    current_location: has(p.city) ? p.city : null,
    nationality: s.nationality === false ? null : p.nationality,
    bio: has(p.summary.slice(0, 40)) ? p.summary : null,
    total_years_of_experience: Math.round((months.size / 12) * 10) / 10,
    skills: s.skills ? skills.slice(0, s.skills) : skills,
    languages: p.languages.map(([language]) => language),
    license: s.licenses === false ? [] : p.licenses,
    certification: certs,
    work_experience: p.work.map((w) => ({
      role: w.role,
      company: w.company,
      join_month: month(w.start),
      join_year: w.start[0],
      relieving_month: w.end ? month(w.end) : null,
      relieving_year: w.end ? w.end[0] : 'Present',
      location: layout.countryLoc ? `${w.loc}, ${p.country}` : w.loc,
    })),
    education: p.education.map((e) => ({
      degree: `${e.degree} ${e.field}`,
      college: e.school,
      join: layout.endOnly ? null : e.start[0],
      passout: e.end[0],
    })),
    _alt: {
      current_job_role: [p.headline],
      nationality: [p.country],
      _location: { must: p.city, may: [p.city, p.country, p.zip, 'ES', 'DE'] },
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
      unseen: layout.unseen === true,
    },
  }
}
