import { createHash, randomUUID } from 'node:crypto'
import * as files from '#features/experts/files/store.ts'
import type { Db } from '#platform/db/database.ts'
import { dayText, monthText, type Paper } from '#platform/documents/paper.ts'
import { setPaper } from '#platform/documents/setting.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { DemoExpert } from './everybody.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Kept {
  personId: string
  name: string
  kind: 'attachment' | 'nda'
  tags: readonly string[]
  bytes: Buffer
  at: Date
}

/** Papers of some experts that are worth opening: what they say is what their profiles say. */
export async function writePapers(db: Db, storage: Storage, all: readonly DemoExpert[]): Promise<void> {
  const approved = all.filter(({ status }) => status === 'Approved')
  const named = await db.selectFrom('people').select(['id', 'first_name', 'last_name']).execute()
  const names = new Map(named.map(({ id, first_name: first, last_name: last }) => [id, `${first} ${last}`]))
  const rows = await db
    .selectFrom('reference_items')
    .select(['id', 'code'])
    .where('list', '=', 'tags')
    .execute()
  const tags = new Map(rows.map(({ id, code }) => [code ?? '', id]))
  for (const [index, one] of approved.slice(0, 8).entries()) {
    const name = names.get(one.personId) ?? ''
    const at = one.course.approved ?? one.course.registered
    const about = { personId: one.personId, at }
    const resume = await setPaper(null, { paper: resumeOf(one, name), format: 'pdf', at })
    await keep(db, storage, tags, {
      ...about,
      name: 'Resume.pdf',
      kind: 'attachment',
      tags: ['resume', 'public'],
      bytes: resume,
    })
    if (index % 2 === 0)
      await keep(db, storage, tags, {
        ...about,
        name: 'Work sample.docx',
        kind: 'attachment',
        tags: ['work-sample'],
        bytes: await setPaper(null, { paper: sampleOf(one, name), format: 'docx', at }),
      })
    await keep(db, storage, tags, {
      ...about,
      name: 'Non-disclosure agreement.pdf',
      kind: 'nda',
      tags: ['nda'],
      bytes: await setPaper(null, { paper: agreementOf(name, at), format: 'pdf', at }),
    })
  }
}

async function keep(db: Db, storage: Storage, tags: ReadonlyMap<string, string>, file: Kept): Promise<void> {
  const storageKey = randomUUID()
  const extension = file.name.split('.').at(-1) ?? ''
  const type = extension === 'pdf' ? 'application/pdf' : WORD
  await storage.putBytes(storageKey, file.bytes, type)
  await files.insert(db, {
    id: randomUUID(),
    personId: file.personId,
    kind: file.kind,
    certificationId: null,
    storageKey,
    name: file.name,
    extension,
    type,
    size: file.bytes.length,
    createdBy: file.personId,
    sha256: createHash('sha256').update(file.bytes).digest(),
    createdAt: file.at,
    tagIds: file.tags.flatMap((code) => tags.get(code) ?? []),
  })
}

const paper = (title: string, given: Pick<Paper, 'lines' | 'parts'>): Paper => ({
  brand: title,
  title,
  facts: [],
  footer: title,
  ...given,
})

function resumeOf({ biography }: DemoExpert, name: string): Paper {
  return paper(name, {
    lines: [biography.jobTitle, biography.location],
    parts: [
      { title: 'Profile', text: biography.bio },
      {
        title: 'Experience',
        entries: biography.experiences.map(({ title, company, description, from, to }) => ({
          title,
          line: company,
          text: description,
          aside: `${monthText(from)} – ${to === null ? 'today' : monthText(to)}`,
        })),
      },
      {
        title: 'Education',
        entries: biography.educations.map(({ degree, school, field, from, to }) => ({
          title: degree,
          line: `${school}, ${field}`,
          aside: `${from.slice(0, 4)} – ${to.slice(0, 4)}`,
        })),
      },
      { title: 'Skills', tags: biography.skills.map(([skill]) => skill) },
    ],
  })
}

function sampleOf({ biography }: DemoExpert, name: string): Paper {
  const projects = biography.experiences.flatMap(({ projects: own }) => own)
  return paper('Work sample', {
    lines: [name, biography.jobTitle],
    parts: projects.map(({ title, description, from, to }) => ({
      title,
      text: description,
      facts: [['When', `${monthText(from)} – ${monthText(to)}`] as const],
    })),
  })
}

function agreementOf(name: string, at: Date): Paper {
  return paper('Non-disclosure agreement', {
    lines: [name, `Signed on ${dayText(at.toISOString().slice(0, 10))}`],
    parts: [
      { title: 'Purpose', text: 'Both sides talk about projects of the network and their customers.' },
      {
        title: 'Duty',
        text: 'What is marked confidential is used for the project alone and told to nobody else.',
      },
      { title: 'Term', text: 'The duty holds for three years after the last project.' },
    ],
  })
}
