import type { Merge } from '@guildhall/contract/applications/merge-form'
import type { ExpertStatus } from '@guildhall/contract/experts/machine'
import type { ProfileChange } from '@guildhall/contract/experts/profile-forms'
import * as accounts from '#features/accounts/service.ts'
import * as activity from '#features/activity/service.ts'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import { write } from '#features/experts/profile-change.ts'
import { seeMade } from '#features/experts/service.ts'
import * as experts from '#features/experts/store.ts'
import * as people from '#features/people/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { addEntries, type Entries } from './entries.ts'

/** What is known of an expert before they know of the portal. */
export interface Draft {
  firstName: string
  lastName: string
  /** In lower case; without one nobody can invite them yet. */
  email: string | null
  companyId: string | null
  profile: Omit<ProfileChange, 'email' | 'first_name' | 'last_name'>
  entries: Partial<Merge>
  /** Vetted elsewhere before, as an administrator says; with an address and a phone, as for every approval. */
  isVetted: boolean
}

/**
 * Adds an expert whom nobody has written to: Invited, with an account that opens only to the link of an invitation,
 * which "Remind" sends, or Approved where they come with their vetting. Their profile is filled under the rules of its
 * forms.
 */
export async function addDraft(ctx: SignedIn, deps: ExpertsDeps, draft: Draft): Promise<string> {
  const { firstName, lastName, email, companyId, profile, isVetted } = draft
  if (email !== null && (await people.isEmailUsed(ctx.db, email, null))) {
    throw refuse('invalid', { fields: { email: ['This email address is in use already.'] } })
  }
  const personId = await personOf(ctx, draft)
  await experts.invite(ctx.db, { personId, by: ctx.actor.userId, at: ctx.now })
  if (companyId !== null) await people.change(ctx.db, personId, { company_id: companyId })
  const { row, view } = await seeMade(ctx, personId)
  await write(ctx, deps, { row, view, change: profile })
  await addEntries(ctx, personId, entriesOf(draft))
  if (isVetted) await experts.update(ctx.db, personId, approvedBy(ctx))
  await activity.recordEvent(ctx, {
    kind: 'expert.imported',
    subject: { kind: 'expert', id: personId, title: `${firstName} ${lastName}` },
    differences: { status: { from: null, to: isVetted ? 'Approved' : 'Invited' } },
  })
  return personId
}

function approvedBy({ actor, now }: SignedIn) {
  return {
    status: 'Approved' satisfies ExpertStatus,
    status_changed_at: now,
    approved_at: now,
    approved_by: actor.userId,
  }
}

async function personOf(ctx: SignedIn, { firstName, lastName, email }: Draft): Promise<string> {
  if (email === null) return (await people.add(ctx.db, { firstName, lastName, email })).id
  const role = 'growth_experts_expert'
  return (await accounts.accountFor(ctx, { firstName, lastName, email, role })).person_id
}

function entriesOf({ entries }: Draft): Entries {
  const { work_experience = [], education = [], skills = [], languages = [] } = entries
  const { license = [], certification = [] } = entries
  return { work_experience, education, skills, languages, license, certification }
}
