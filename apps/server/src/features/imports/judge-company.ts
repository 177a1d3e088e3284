import { COMPANY_SIZES, NewCompany } from '@guildhall/contract/companies/form'
import { add } from '#features/companies/admin/service.ts'
import * as companies from '#features/companies/service.ts'
import * as reference from '#features/reference/service.ts'
import { valueOf } from '#features/settings/service.ts'
import type { Db } from '#platform/db/database.ts'
import { asError, issuesOf, type Judge, type Values } from './judged.ts'
import { withoutGaps } from './judge-person.ts'
import { labelsOf } from './person-values.ts'

const labelOf = labelsOf('companies')
const UNKNOWN = 'Choose from the list.'

/** A row becomes a company of the administrators' list, no draft. */
export const judgeCompany: Judge = async ({ db }, values) => {
  const { name, website, currency, description, size, revenue } = values
  const places = await namedOf(db, values)
  if (typeof places === 'string') return asError(places)
  const read = NewCompany.safeParse({
    ...withoutGaps({ name, website, currency: currency?.toUpperCase(), description }),
    ...(size === undefined ? {} : { size: sizeOf(size) }),
    ...(revenue === undefined ? {} : { revenue: numberOf(revenue) }),
    ...places,
  })
  if (!read.success) return asError(issuesOf(read.error.issues, labelOf))
  const known = await companies.named(db, read.data.name)
  if (known !== undefined) {
    return { verdict: 'duplicate', reason: `Duplicate of ${known.name}: same name.` }
  }
  return {
    verdict: 'new',
    keys: [`company ${read.data.name.toLowerCase()}`],
    async make(ctx) {
      const { id } = await add(ctx, read.data, 'Import')
      return { personId: null, companyId: id, isExpert: false }
    },
  }
}

/** What the lists of the portal name, as the form takes it; a text where a list knows no such name. */
async function namedOf(db: Db, { type, industry, country }: Values) {
  const types = await valueOf(db, 'company_types')
  const kind = types.find((one) => one.toLowerCase() === type?.toLowerCase())
  if (type !== undefined && kind === undefined) return `Type: ${UNKNOWN}`
  const field = industry === undefined ? undefined : await reference.itemByName(db, 'industries', industry)
  if (industry !== undefined && field === undefined) return `Industry: ${UNKNOWN}`
  const land = country === undefined ? undefined : await reference.countryByName(db, country)
  if (country !== undefined && land === undefined) return `Country: ${UNKNOWN}`
  return {
    ...(kind === undefined ? {} : { type: kind }),
    ...(field === undefined ? {} : { industry_id: field.id }),
    ...(land === undefined ? {} : { country_id: land.id }),
  }
}

/** A number of employees falls into its range; a range is taken as it stands. */
export function sizeOf(typed: string): string {
  const plain = typed.replaceAll(/[\s,.']/g, '')
  if (!/^\d+$/.test(plain)) {
    const same = COMPANY_SIZES.find((size) => bare(size) === bare(typed))
    return same ?? typed
  }
  const count = Number(plain)
  return COMPANY_SIZES.find((size) => count <= upTo(size)) ?? typed
}

function bare(size: string): string {
  return size
    .replaceAll(/[\s,.']/g, '')
    .replaceAll('–', '-')
    .toLowerCase()
}

function upTo(size: string): number {
  const end = size.split('-')[1]
  return end === undefined ? Number.POSITIVE_INFINITY : Number(end.replaceAll(',', ''))
}

/** `1,200,000`, `1.200.000` and `1 200 000` are one number; whatever is none stays what it is. */
function numberOf(typed: string): number | string {
  const plain = typed.replaceAll(/[\s']|[.,](?=\d{3}(?:\D|$))/g, '')
  return /^\d+$/.test(plain) ? Number(plain) : typed
}
