import { Readable } from 'node:stream'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import type { FastifyReply } from 'fastify'
import type { EventsAnswer, StreamAnswer } from '#platform/http/context.ts'
import { eventsOf, LateAnswer } from './late-answer.ts'
import { packed } from './packed.ts'
import { secureFile } from './security-headers.ts'
import { spelt, type Spelling } from './spelt.ts'

export function isRedirect(answer: unknown): answer is { location: string } {
  return typeof answer === 'object' && answer !== null && 'location' in answer
}

export function isFile(answer: unknown): answer is StreamAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'stream' in answer && answer.stream instanceof Readable
  )
}

function areEvents(answer: unknown): answer is EventsAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'events' in answer && answer.events instanceof Readable
  )
}

/** Sends what a handler answered: JSON, a stream, a redirect, or events that end with JSON. */
export async function send(
  reply: FastifyReply,
  spec: EndpointSpec,
  { answer, spelling }: { answer: unknown; spelling: Spelling },
): Promise<FastifyReply> {
  if ('file' in spec.ok) {
    if (isRedirect(answer)) return reply.redirect(answer.location, 302)
    if (areEvents(answer)) return sendEvents(reply, answer)
    if (!isFile(answer)) throw new Error(`${spec.method} ${spec.path} must answer a file.`)
    return sendStream(reply, answer, spec.ok.file)
  }
  if (spec.orFile !== undefined && isFile(answer))
    return sendStream(reply, answer, [spec.orFile].flat()[0] ?? '')
  if (answer instanceof LateAnswer)
    return sendEvents(reply, { events: Readable.from(eventsOf(answer, spelling)) })
  const json = await packed(reply, JSON.stringify(spelt(answer, spelling)))
  return reply
    .code(spec.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(json)
}

function sendStream(reply: FastifyReply, answer: StreamAnswer, declared: string): FastifyReply {
  const type = answer.type ?? declared
  secureFile(reply, answer.filename)
  reply.header('Accept-Ranges', 'none')
  if (answer.size !== undefined) reply.header('Content-Length', answer.size)
  if (answer.isLasting === true) reply.header('Cache-Control', 'private, max-age=3600, immutable')
  return reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type).send(answer.stream)
}

/** No proxy on the way may wait for more of it, or keep it. */
function sendEvents(reply: FastifyReply, { events }: EventsAnswer): FastifyReply {
  reply.headers({ 'X-Accel-Buffering': 'no', 'Cache-Control': 'no-store, no-transform' })
  return reply.type('text/event-stream; charset=utf-8').send(events)
}
