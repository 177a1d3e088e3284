import type { FastifyInstance } from 'fastify'
import { isReady } from '#platform/db/pool.ts'
import type { Drain } from './drain.ts'
import type { Db } from '#platform/db/database.ts'

/** /healthz: the process lives. /readyz: it can serve and goes on serving, which takes a database. */
export function serveHealth(app: FastifyInstance, db: Db, drain: Drain): void {
  // Whoever watches the server asks by its address.
  app.get('/healthz', { config: { anyHost: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { anyHost: true } }, async (_request, reply) => {
    if (drain.isOn()) return reply.code(503).send({ status: 'stopping' })
    if (await isReady(db)) return { status: 'ready' }
    return reply.code(503).header('Retry-After', 2).send({ status: 'waiting for the database' })
  })
}
