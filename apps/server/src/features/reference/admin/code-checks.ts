import {
  alreadyExists,
  LIST_NAMES,
  type CaredForm,
  type CaredList,
} from '@guildhall/contract/reference/admin'
import { findCountryByIso } from '#features/reference/store.ts'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as store from './store.ts'
import type { CaredRow } from './store.ts'

/** What stands for the entry elsewhere; of a tag and a nationality it never changes. */
export function codeOf(of: CaredList, { code, name }: CaredForm, before: CaredRow | null): string | null {
  if (of === 'tags') return before === null ? slugOf(name) : before.code
  const isFixed = before !== null && of === 'nationalities'
  if (LIST_NAMES[of].code === undefined || isFixed) return before?.code ?? null
  return code === undefined ? (before?.code ?? null) : code
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The code as it is stored; refused where it would stand for nothing, or for another entry. */
export async function checkedCode(
  db: Db,
  of: CaredList,
  code: string | null,
  before: CaredRow | null,
): Promise<string | null> {
  if (code === null || code === before?.code) return code
  if (of === 'nationalities') return countryCode(db, code)
  if (of === 'languages') return languageCode(db, code)
  if (of === 'tags' && (await store.hasCode(db, of, code))) throw wrong('name', alreadyExists(of))
  return code
}

async function countryCode(db: Db, typed: string): Promise<string> {
  const code = typed.toUpperCase()
  if ((await findCountryByIso(db, code)) === undefined)
    throw wrong('code', 'Use the code of a country, like DE.')
  return code
}

async function languageCode(db: Db, typed: string): Promise<string> {
  const code = typed.toLowerCase()
  if (!/^[a-z]{2}$/.test(code)) throw wrong('code', 'Use a code of two letters, like de.')
  if (await store.hasCode(db, 'languages', code)) throw wrong('code', 'Another language has this code.')
  return code
}

function wrong(field: string, text: string) {
  return refuse('invalid', { fields: { [field]: [text] } })
}
