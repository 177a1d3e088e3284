import type { Received } from '@guildhall/contract/endpoint'
import type { Certification, sections } from '@guildhall/contract/experts/sections'
import * as companies from '#features/companies/service.ts'
import { canOpen } from '#features/experts/files/policy.ts'
import { present } from '#features/experts/files/presenter.ts'
import * as files from '#features/experts/files/store.ts'
import type { Seen } from '#features/experts/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import type { Columns, Place, Section } from './section.ts'

/** As it is kept: who issued what a resume names is not known. */
type Form = Omit<Received<typeof sections.certifications.create, 'body'>, 'company_id'> & {
  company_id: string | null
}

export const certifications: Section<Form, Certification> = {
  name: 'certifications',
  table: 'expert_certifications',
  rows,
  columns,
  complete,
  label: ({ title, company }) => (company === null ? title : `${title} ${company.name}`),
}

async function columns({ db }: SignedIn, form: Form): Promise<Columns> {
  if (form.company_id !== null) await companies.requireCompany(db, form.company_id, 'company_id')
  return { ...form, expiration_date: form.no_expiration ? null : form.expiration_date }
}

async function rows(db: Db, { personId }: Place, id?: string): Promise<Certification[]> {
  const found = await db
    .selectFrom('expert_certifications as it')
    .leftJoin('companies as company', 'company.id', 'it.company_id')
    .selectAll('it')
    .select('company.name as company')
    .where('it.person_id', '=', personId)
    .$if(id !== undefined, (all) => all.where('it.id', '=', id ?? ''))
    .orderBy('it.issue_date', (order) => order.desc().nullsLast())
    .orderBy('it.id')
    .execute()
  return found.map((row) => ({
    id: row.id,
    version: row.version,
    kind: row.kind === 'licence' ? 'licence' : 'certification',
    title: row.title,
    company:
      row.company_id === null || row.company === null ? null : { id: row.company_id, name: row.company },
    description: row.description,
    issue_date: row.issue_date,
    expiration_date: row.expiration_date,
    no_expiration: row.no_expiration,
    attachments: [],
  }))
}

/** The files of the certificates (PRODUCT 5.2 row 13b); none for whom they are hidden. */
async function complete({ db }: SignedIn, seen: Seen, found: Certification[]): Promise<Certification[]> {
  const view = seen.view.files
  if (view === null || found.length === 0) return found
  const shown = (await files.ofCertifications(db, seen.row.id)).filter((file) => canOpen(view, file))
  return found.map((one) => ({
    ...one,
    attachments: shown.filter((file) => file.certification_id === one.id).map(present),
  }))
}
