import type { Db } from '#platform/db/database.ts'

/** Every project of a database, and which of them each login may see (PRODUCT 5.2, rows 29 and 30), read from the tables alone. */
export interface Known {
  all: string[]
  seenBy: (email: string) => Set<string>
  nameOf: (id: string) => string
  /** Which projects a text names: by id, internal code or name. */
  namedIn: (text: string) => string[]
  engagementsOf: (gigs: readonly string[]) => string[]
  /** Whoever has to do with a project. */
  people: string[]
  companies: string[]
}

type Tables = Awaited<ReturnType<typeof readTables>>
type Gig = Tables['gigs'][number]
type Login = Tables['users'][number]

export async function readProjects(db: Db): Promise<Known> {
  const tables = await readTables(db)
  const { gigs, members, engagements, skills } = tables
  const named = new Map(gigs.map((gig) => [gig.id, gig]))
  return {
    all: gigs.map(({ id }) => id),
    seenBy: (email) => seenBy(tables, email),
    nameOf: (id) => named.get(id)?.name ?? '',
    namedIn: (text) =>
      gigs.flatMap(({ id, internal_id: code, name }) =>
        [id, code, ...(skills.includes(name) ? [] : [name])].some((word) => text.includes(word)) ? [id] : [],
      ),
    engagementsOf: (ids) => engagements.flatMap(({ id, gig_id: gig }) => (ids.includes(gig) ? [id] : [])),
    people: distinct([
      ...gigs.map((gig) => gig.owner_id),
      ...engagements.map((one) => one.person_id),
      ...members.map((member) => member.user_id),
    ]),
    companies: distinct(gigs.flatMap((gig) => gig.company_id ?? [])),
  }
}

function seenBy(tables: Tables, email: string): Set<string> {
  const login = tables.users.find((user) => user.email === email)
  if (login === undefined) throw new Error(`${email} is no login`)
  const seen = tables.gigs.filter((gig) => gig.deleted_at === null && sees(tables, login, gig))
  return new Set(seen.map(({ id }) => id))
}

/** The rows of the matrix in the order in which they stand, for the union of somebody's roles (PRODUCT D-01). */
function sees({ members, engagements, roles }: Tables, login: Login, gig: Gig): boolean {
  const is = (role: string) => roles.some((one) => one.user_id === login.id && one.role === role)
  const member = members.find((one) => one.gig_id === gig.id && one.user_id === login.id)
  const isContributor = member?.type === 'contributor'
  const isOwner = gig.owner_id === login.id || gig.co_owner_ids.includes(login.id)
  const own = engagements.filter((one) => one.gig_id === gig.id && one.person_id === login.person_id)
  const isBuyer = member?.type === 'customer'
  const ways = [
    is('growth_experts_admin'),
    is('growth_experts_manager') && (isOwner || isContributor),
    is('growth_experts_hr_generalist') &&
      (isContributor || engagements.some((one) => one.gig_id === gig.id && one.status === 'Hired')),
    is('growth_experts_expert') &&
      login.vetting === 'Approved' &&
      ((gig.status === 'Published' && gig.confidentiality !== 'restricted') ||
        own.length > 0 ||
        isContributor),
    is('growth_experts_expert') &&
      login.vetting === 'Suspended' &&
      own.some(({ status }) => status === 'Hired'),
    isBuyer && gig.was_published,
    isBuyer && ['collaborate', 'manage'].includes(member?.level ?? '') && gig.status !== 'Draft',
  ]
  return ways.includes(true)
}

async function readTables(db: Db) {
  const gigs = await db
    .selectFrom('gigs')
    .select(['id', 'internal_id', 'name', 'status', 'owner_id', 'co_owner_ids', 'confidentiality'])
    .select(['was_published', 'deleted_at', 'company_id'])
    .execute()
  const members = await db
    .selectFrom('gig_members')
    .leftJoin('gig_permissions', 'gig_permissions.id', 'permission_id')
    .select(['gig_id', 'user_id', 'type', 'gig_permissions.value as level'])
    .where('status', '=', 'active')
    .execute()
  const engagements = await db
    .selectFrom('engagements')
    .select(['id', 'gig_id', 'person_id', 'status'])
    .execute()
  const users = await db
    .selectFrom('users')
    .leftJoin('experts', 'experts.person_id', 'users.person_id')
    .select(['users.id', 'users.email', 'users.person_id', 'experts.status as vetting'])
    .execute()
  const roles = await db.selectFrom('user_roles').select(['user_id', 'role']).execute()
  const items = await db.selectFrom('reference_items').select('name').execute()
  // Some projects are called like a skill, which says nothing of the project.
  const skills = items.map(({ name }) => name)
  return { gigs, members, engagements, users, roles, skills }
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
