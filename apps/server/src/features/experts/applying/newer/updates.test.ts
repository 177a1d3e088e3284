import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expert } from '#features/experts/given.ts'
import { Client } from '#test/client.ts'
import { startPortal, type Portal } from '#test/portal.ts'

const LEAD = `Team Lead, Northwind GmbH
Jun 2022 - Present
* Lead the six people who keep the ledger of the whole company in order
`
const ENGINEER = `Software Engineer, Acme Ltd
Jan 2018 - May 2022
* Built the service that settles forty million payments in every month
`
const SCHOOL = `EDUCATION

BSc Physics
University of Leeds
2015 - 2018
`
const SKILLS = `SKILLS

Python, SQL, Docker
`
const HEAD = `Jane Doe
jane.doe@example.com
`
const BASE = `${HEAD}
EXPERIENCE

${LEAD}
${ENGINEER}
${SCHOOL}
${SKILLS}`
/** What the profile holds: all that the first resume says. */
const HELD = {
  work_experience: [
    { role: 'Team Lead', company: 'Northwind GmbH', join_date: '2022-06', relieving: 'Present' },
    { role: 'Software Engineer', company: 'Acme Ltd', join_date: '2018-01', relieving: '2022-05' },
  ],
  education: [{ degree: 'BSc Physics', college: 'University of Leeds', join_date: 2015, passout: 2018 }],
  skills: ['Python', 'SQL', 'Docker'],
  languages: [],
  license: [],
  certification: [],
}
const saying = (from: string, to: string): string => {
  if (!BASE.includes(from)) throw new Error(`The resume does not say "${from}".`)
  return BASE.replace(from, to)
}

const Answer = z.object({
  data: z.object({
    changes: z.array(
      z.looseObject({ state: z.string(), group: z.string(), title: z.string(), detail: z.string() }),
    ),
  }),
})

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '1000' })
})
afterAll(() => portal.stop())

/** What a newer resume proposes for entries and lists, as it is shown. */
async function proposals(text: string): Promise<string[]> {
  const { id, email } = await expert(portal.db, { expertStatus: 'Approved' })
  const client = await new Client(portal.http, 'the owner').signIn(email)
  const merged = await client.post(`/users/${id}/resume/merge`, HELD)
  if (merged.status !== 200) throw new Error(merged.text)
  const { body } = await client.upload(`/users/${id}/resume/compare`, [
    { field: 'file', filename: 'resume.txt', content: Buffer.from(text) },
  ])
  return z
    .parse(Answer, body)
    .data.changes.filter(({ state, group }) => state !== 'known' && group !== 'Details')
    .map(({ state, title, detail }) => `${state}: ${title}${detail === '' ? '' : `, ${detail}`}`)
}

it.each([
  ['the same again', BASE, []],
  [
    'one job more',
    saying(
      LEAD,
      `Head of Platform, Tallgrass Inc
Mar 2024 - Present
* Own the platform on which all the other teams of the company build
\n${LEAD.replace('Present', 'Feb 2024')}`,
    ),
    [
      'new: Head of Platform, Tallgrass Inc, Mar 2024 – Present',
      'changed: End of Team Lead, Northwind GmbH, Feb 2024',
    ],
  ],
  ['a job less', saying(ENGINEER, ''), []],
  [
    'another role',
    saying('Team Lead,', 'Engineering Manager,'),
    ['changed: Role at Northwind GmbH, Engineering Manager'],
  ],
  ['a company under a longer name', saying('Acme Ltd', 'Acme Payments Limited'), []],
  [
    'an end that has moved',
    saying('May 2022', 'Apr 2022'),
    ['changed: End of Software Engineer, Acme Ltd, Apr 2022'],
  ],
  ['a start that is a month off', saying('Jan 2018', 'Feb 2018'), []],
  ['years alone', saying('Jan 2018 - May 2022', '2018 - 2022'), []],
  ['sections in another order', `${HEAD}\n${SKILLS}\n${SCHOOL}\nEXPERIENCE\n\n${ENGINEER}\n${LEAD}`, []],
  ['a job said twice', saying(ENGINEER, `${ENGINEER}\n${ENGINEER}`), []],
  [
    'another skill and one in other letters',
    saying('Python, SQL, Docker', 'PYTHON, sql, Docker, Kafka'),
    ['new: Kafka'],
  ],
  [
    'the end of a study',
    saying('2015 - 2018', '2015 - 2019'),
    ['changed: End of BSc Physics, University of Leeds, 2019'],
  ],
  [
    'other titles and words',
    BASE.replace('EXPERIENCE', 'BERUFSERFAHRUNG')
      .replace('EDUCATION', 'AUSBILDUNG')
      .replace('SKILLS', 'KENNTNISSE')
      .replace('Jun 2022 - Present', 'Juni 2022 - heute')
      .replace('Jan 2018 - May 2022', 'Januar 2018 - Mai 2022')
      .replace('Software Engineer', 'Softwareentwicklerin'),
    ['changed: Role at Acme Ltd, Softwareentwicklerin'],
  ],
])('of %s only what changed is proposed, and no entry twice', async (_what, text, expected) => {
  expect(await proposals(text)).toEqual(expected)
})
