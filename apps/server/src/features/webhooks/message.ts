import * as z from 'zod/mini'

/** What happened, as the history of events keeps it. */
export interface Happening {
  event: string
  event_id: string
  subject_kind: string
  subject_id: string | null
  subject_title: string
  gig_id: string | null
  actor_id: string | null
  actor_name: string | null
  differences: unknown
  happened_at: Date
}

const Moved = z.object({ status: z.object({ from: z.unknown(), to: z.unknown() }) })

/** The body of a message: what and to what it happened, by whom. Of what changed only the status: reasons and notes are for people. */
export function messageOf(happening: Happening): string {
  const { event, event_id: id, subject_kind: kind, actor_id: actorId } = happening
  const status = z.safeParse(Moved, happening.differences).data?.status
  return JSON.stringify({
    type: event,
    timestamp: happening.happened_at.toISOString(),
    data: {
      id,
      subject: {
        kind: kind === 'gig' ? 'project' : kind,
        id: happening.subject_id,
        title: happening.subject_title,
      },
      project_id: happening.gig_id,
      actor: actorId === null ? null : { id: actorId, name: happening.actor_name },
      ...(status === undefined ? {} : { status }),
    },
  })
}
