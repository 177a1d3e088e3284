import type { FastifyInstance } from 'fastify'

export interface Drain {
  /** True from the moment on that this instance wants no new work. */
  isOn: () => boolean
  /** Tells the balancer by /readyz and by closing each connection after its answer; serves meanwhile. */
  begin: () => void
}

/** How an instance leaves: first it says so and goes on serving, so that nobody is sent to a closed door. */
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
