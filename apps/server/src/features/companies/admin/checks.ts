import type { CompanyForm } from '@guildhall/contract/companies/form'
import { requireCompany } from '#features/companies/service.ts'
import { requireItems, requirePlace, requireSegments } from '#features/reference/service.ts'
import { requireOffered } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { CompanyRecord } from './store.ts'
import * as store from './store.ts'

export const SAME_NAME = 'There is a company of this name already.'
const ABOVE_ITSELF = 'A company cannot stand below itself.'

/** What the form names exists and fits together with what stays: 422 at the fields where it does not. */
export async function checkForm(db: Db, form: CompanyForm, before: CompanyRecord | null): Promise<void> {
  if (form.name !== undefined && (await store.namesake(db, form.name, before?.id ?? null)) !== undefined) {
    throw wrong('name', SAME_NAME)
  }
  const { type, currency } = form
  await requireOffered(db, 'company_types', { field: 'type', choice: type, before: before?.type ?? null })
  await requireOffered(db, 'currencies', {
    field: 'currency',
    choice: currency,
    before: before?.currency ?? null,
  })
  await checkIndustry(db, form, before)
  await requirePlace(db, {
    country_id: given(form.country_id, before?.country_id),
    state_id: given(form.state_id, before?.state_id),
    city_id: given(form.city_id, before?.city_id),
  })
  if (form.parent_id) await checkParent(db, form.parent_id, before)
}

/** Segments belong to the industry. */
async function checkIndustry(db: Db, form: CompanyForm, before: CompanyRecord | null): Promise<void> {
  const industry = given(form.industry_id, before?.industry_id)
  const ids = form.segment_ids ?? before?.segments.map(({ id }) => id) ?? []
  if (form.industry_id) await requireItems(db, 'industries', [form.industry_id], 'industry_id')
  const segments = await requireSegments(db, ids, 'segment_ids')
  if (segments.some((segment) => segment.industry_id !== industry)) {
    throw wrong('segment_ids', 'Choose segments of this industry.')
  }
}

async function checkParent(db: Db, parentId: string, before: CompanyRecord | null): Promise<void> {
  await store.lockTree(db)
  await requireCompany(db, parentId, 'parent_id')
  if (before !== null && (await store.standsBelow(db, parentId, before.id)))
    throw wrong('parent_id', ABOVE_ITSELF)
}

function given<Value>(form: Value | null | undefined, before: Value | null | undefined): Value | null {
  return form === undefined ? (before ?? null) : form
}

export function wrong(field: string, text: string) {
  return refuse('invalid', { fields: { [field]: [text] } })
}
