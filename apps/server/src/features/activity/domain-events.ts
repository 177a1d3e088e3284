import type { Actor, Ctx } from '#platform/http/context.ts'

/** What events are about, by the word that is stored: each feature adds its own in its `feature.ts`. */
export interface SubjectKinds {}

/** The thing that something happened to, as it was called at that moment. */
export interface Subject {
  kind: keyof SubjectKinds
  id: string | null
  title: string
  /** The project on whose list of activities this shows. */
  gigId?: string
}

/** What changed: field -> before and after. Never a secret; texts that may be private are left out by the caller. */
export type Differences = Record<string, { from: unknown; to: unknown }>

export interface DomainEvent {
  kind: string
  subject: Subject
  differences?: Differences
}

/** Writes down what happened to a thing, in the transaction of the change: `gig.published`, `expert.approved`. */
export async function recordEvent(
  ctx: Pick<Ctx, 'db' | 'now'> & { actor: Pick<Actor, 'userId' | 'name' | 'import'> | null },
  { kind, subject, differences: changed }: DomainEvent,
): Promise<void> {
  const from = ctx.actor?.import
  const differences = from === undefined ? changed : { ...changed, import: { from: null, to: from.name } }
  const event = {
    kind,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_title: subject.title,
    gig_id: subject.gigId ?? null,
    actor_id: ctx.actor?.userId ?? null,
    actor_name: ctx.actor?.name ?? null,
    differences: differences === undefined ? null : JSON.stringify(differences),
    created_at: ctx.now,
  }
  await ctx.db.insertInto('domain_events').values(event).execute()
}
