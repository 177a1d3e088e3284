import type { CompanyHolder } from '#features/companies/service.ts'
import type { PersonHolder } from '#features/people/service.ts'
import type { ReferenceHolder } from '#features/reference/service.ts'
import type { ChoicePlaces, MailKind } from '#features/settings/service.ts'
import type { TodayGroup } from '#features/today/service.ts'
import type { FileOwner } from '#platform/files/owner.ts'
import type { PersonalColumns } from '#platform/privacy/columns.ts'
import type { PersonalPart } from '#platform/privacy/personal-part.ts'
import { features } from './features.ts'

// What the features bring for each other, gathered from their manifests in the order of FEATURES.

export const mails: readonly MailKind[] = present(features.flatMap((one) => one.mails))
export const todayGroups: readonly TodayGroup[] = features.flatMap((one) => one.today ?? [])
export const fileOwners: readonly FileOwner[] = present(features.flatMap((one) => one.files))
export const companyHolders: readonly CompanyHolder[] = present(features.map((one) => one.names.companies))
export const referenceHolders: readonly ReferenceHolder[] = present(features.map((one) => one.names.entries))
export const choicePlaces: readonly ChoicePlaces[] = present(features.map((one) => one.names.words))

/** Logins come last: whether somebody is an expert now is known by then. */
export const personHolders: readonly PersonHolder[] = present(
  features.map((one) => one.names.people),
).toSorted((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false))

const kept = present(features.map((one) => one.privacy))

/** In the order of an erasure: first the name, so that whatever happens on the way is told of the alias. */
export const personalParts: readonly PersonalPart[] = present(kept.map(({ part }) => part)).toSorted(
  (a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false),
)

/** The columns of all features in which somebody is, or could be, named. */
export const personalColumns: PersonalColumns = {
  tables: Object.assign({}, ...kept.map(({ tables }) => tables)),
  texts: Object.assign({}, ...kept.map(({ texts }) => texts)),
  wordless: Object.assign({}, ...kept.map(({ wordless }) => wordless)),
}

function present<T>(brought: readonly (T | null)[]): T[] {
  return brought.filter((one) => one !== null)
}
