import type { Actor, SignedIn } from '#platform/http/context.ts'
import type { Db } from '#platform/db/database.ts'
import { refuse } from '#platform/http/refuse.ts'

/**
 * The context in which a job of an import calls the services that a request calls: in the name of whoever began it, with
 * the rights that they have now, in a transaction that is open already.
 */
export function actingIn(db: Db, actor: Actor, now: Date): SignedIn {
  return {
    db,
    actor,
    now,
    request: {
      id: actor.userId,
      method: 'POST',
      url: '/imports',
      ip: '',
      userAgent: null,
      pageUrl: null,
      isMain: false,
      activityId: null,
      ifMatch: null,
      idempotencyKey: null,
      sessionToken: null,
      cookies: {},
    },
    transaction: (work) => work(db),
    files: () => Promise.reject(refuse('bad_request')),
    afterRefusal: () => undefined,
    reply: { cookie: () => undefined, header: () => undefined },
    actsAs: () => undefined,
  }
}
