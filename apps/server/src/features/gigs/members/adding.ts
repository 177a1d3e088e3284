import { isStaff } from '@guildhall/contract/access'
import type { MemberType, NewMember } from '@guildhall/contract/gigs/members'
import { may, type SeenGig } from '#features/gigs/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import * as availableStore from './available-store.ts'
import { mayGive } from './policy.ts'
import * as store from './store.ts'

const FROM_LIST = 'Choose from the list.'

export interface Checked {
  userId: string
  name: string
  type: MemberType
  roleId: string | null
  permissionId: string | null
  /** The role of a contributor, the level of a customer. */
  as: string
  /** Of a customer as a number; 0 of a contributor. */
  level: number
}

interface Typed {
  wanted: NewMember
  type: MemberType
  /** How the request names this entry. */
  at: string
}

/** Whom the caller wants to add: 403 for what they may not give, 422 with a text per entry for what does not fit. */
export async function checkNew(
  ctx: SignedIn,
  { gig, standing }: SeenGig,
  wanted: readonly NewMember[],
): Promise<Checked[]> {
  const typed = wanted.map((one, index) => ({ wanted: one, type: typeOf(one), at: `members.${index}` }))
  const adds = (type: MemberType) => typed.some((one) => one.type === type)
  if (adds('contributor') && !may.addContributors(standing)) throw refuse('forbidden')
  if (adds('customer') && !may.addCustomers(standing)) throw refuse('forbidden')
  const known = await whatIsKnown(ctx, gig, typed)
  const faults: Record<string, string[]> = {}
  const checked = typed.flatMap((one, index) => {
    const isRepeated = typed.findIndex(({ wanted: { user_id: id } }) => id === one.wanted.user_id) < index
    const { fault, entry } = checkOne(one, known, isRepeated)
    if (fault !== undefined) faults[`${one.at}.${fault[0]}`] = [fault[1]]
    return entry === undefined ? [] : [entry]
  })
  if (Object.keys(faults).length > 0) throw refuse('invalid', { fields: faults })
  if (!checked.every(({ level }) => mayGive(standing, level))) throw refuse('forbidden')
  return checked
}

/** A level makes a customer. */
function typeOf({ role, permission_id: level }: NewMember): MemberType {
  return role === 'customer' || (level ?? null) !== null ? 'customer' : 'contributor'
}

type Known = Awaited<ReturnType<typeof whatIsKnown>>

async function whatIsKnown({ db, actor }: SignedIn, gig: SeenGig['gig'], typed: readonly Typed[]) {
  const idsOf = (type: MemberType) =>
    typed.filter((one) => one.type === type).map(({ wanted }) => wanted.user_id)
  const by = { userId: actor.userId, isStaff: isStaff(actor.roles) }
  const among = (type: MemberType) =>
    idsOf(type).length === 0
      ? []
      : availableStore.among(db, { type, by, gigId: gig.id, expertsOnly: false }, idsOf(type))
  return {
    roles: await store.roles(db, gig.type),
    permissions: await store.permissions(db, gig.type),
    members: await store.amongMembers(
      db,
      gig.id,
      typed.map(({ wanted }) => wanted.user_id),
    ),
    fitting: { contributor: await among('contributor'), customer: await among('customer') },
  }
}

type Fault = [field: 'user_id' | 'role' | 'permission_id', text: string]

function checkOne(
  { wanted, type }: Typed,
  known: Known,
  isRepeated: boolean,
): { fault?: Fault; entry?: Checked } {
  const user = known.fitting[type].find(({ id }) => id === wanted.user_id)
  const isMember = known.members.some(({ user_id: id }) => id === wanted.user_id)
  if (isMember || isRepeated) return { fault: ['user_id', `This ${type} already been added`] }
  const place = type === 'customer' ? placeOfCustomer(wanted, known) : placeOfContributor(wanted, known)
  if (Array.isArray(place)) return { fault: place }
  if (user === undefined) return { fault: ['user_id', FROM_LIST] }
  return {
    entry: { userId: user.id, name: `${user.first_name} ${user.last_name}`, type, ...place },
  }
}

type Place = { roleId: string | null; permissionId: string | null; as: string; level: number }

function placeOfCustomer({ role, permission_id: id }: NewMember, known: Known): Place | Fault {
  if ((role ?? 'customer') !== 'customer' && role !== '') return ['role', 'Only contributors have this role.']
  if ((id ?? null) === null) return ['permission_id', 'Please select permission for each user']
  const found = known.permissions.find((permission) => permission.id === id)
  if (found === undefined) return ['permission_id', FROM_LIST]
  return { roleId: null, permissionId: found.id, as: found.value, level: found.level }
}

function placeOfContributor({ role }: NewMember, known: Known): Place | Fault {
  const found = known.roles.find(({ slug }) => slug === role)
  if (found === undefined) return ['role', FROM_LIST]
  return { roleId: found.id, permissionId: null, as: found.slug, level: 0 }
}
