import type { FastifyInstance } from 'fastify'

export interface Drain {
  /** True once this instance takes no new work. */
  isOn: () => boolean
  /** Tells the balancer by /readyz and by closing each connection after its answer; serves meanwhile. */
  begin: () => void
}

/** How an instance stops: it says so first and goes on serving, so that no request is sent to a closed port. */
export function createDrain(app: FastifyInstance): Drain {
  const state = { isOn: false }
  app.addHook('onSend', async (_request, reply) => {
    if (state.isOn) reply.header('Connection', 'close')
  })
  return {
    isOn: () => state.isOn,
    begin: () => void (state.isOn = true),
  }
}
