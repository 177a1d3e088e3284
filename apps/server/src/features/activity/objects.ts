import type { SignedIn } from '#platform/http/context.ts'

/** What the calls and visits of the log were about, by the kinds of their addresses. */
export const OBJECT_KINDS = ['gigs', 'people', 'engagements', 'companies'] as const
export type ObjectKind = (typeof OBJECT_KINDS)[number]

/** The names of things as this reader may know them now; those they may not see are left out. */
export type NamesOf = (
  ctx: SignedIn,
  ids: Readonly<Record<ObjectKind, string[]>>,
) => Promise<Map<string, string>>

const ADDRESS =
  /^\/(?:api\/)?(gigs|experts|people|users|engagements|companies)\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\/|$)/i

/** A page about one thing, as the role of its reader calls it. */
const PAGE =
  /^\/(?:(?:admin|manager|hr|expert|customer)\/)?(projects|experts|people|users|companies)\/([0-9a-f]{8}-[0-9a-f-]{27})(?:[/?]|$)/i

const KIND: Readonly<Record<string, ObjectKind>> = {
  gigs: 'gigs',
  projects: 'gigs',
  experts: 'people',
  people: 'people',
  users: 'people',
  engagements: 'engagements',
  companies: 'companies',
}

interface Called {
  type: string
  api: string | null
  url: string | null
}

/** The names of what these rows are about, by the id that stands in their addresses. */
export async function objectsOf(
  ctx: SignedIn,
  rows: readonly Called[],
  namesOf: NamesOf,
): Promise<(row: Called) => string | null> {
  const ids: Record<ObjectKind, string[]> = { gigs: [], people: [], engagements: [], companies: [] }
  for (const row of rows) {
    const about = objectOf(row)
    if (about !== undefined) ids[about.kind].push(about.id)
  }
  const names = await namesOf(ctx, ids)
  return (row) => names.get(objectOf(row)?.id ?? '') ?? null
}

function objectOf({ type, api, url }: Called): { kind: ObjectKind; id: string } | undefined {
  const found = type === 'visit' ? PAGE.exec(url ?? '') : ADDRESS.exec(api ?? '')
  const [, segment = '', id = ''] = found ?? []
  const kind = KIND[segment.toLowerCase()]
  return kind === undefined ? undefined : { kind, id: id.toLowerCase() }
}
