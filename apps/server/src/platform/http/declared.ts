import type { EndpointSpec } from '@guildhall/contract/endpoint'
import * as z from 'zod/mini'
import type { Ctx } from './context.ts'

export type AnyHandler = (ctx: Ctx, input: unknown) => unknown

/** Throws when an endpoint lacks a declaration or a handler. */
export function assertDeclared(
  name: string,
  spec: EndpointSpec,
  handler: unknown,
): asserts handler is AnyHandler {
  const label = `${spec.method} ${spec.path} (${name})`
  for (const part of ['method', 'path', 'title', 'access', 'rate', 'input', 'ok'] as const) {
    if (spec[part] === undefined) throw new Error(`The endpoint ${label} declares no ${part}.`)
  }
  if (typeof handler !== 'function') throw new Error(`The endpoint ${label} has no handler.`)
}

/** Throws when an answer is not what the endpoint declares. */
export function assertAnswer(spec: EndpointSpec, schema: z.ZodMiniType, answer: unknown): void {
  const result = z.safeParse(schema, answer)
  if (result.success) return
  throw new Error(
    `${spec.method} ${spec.path} answers what it does not declare: ${z.prettifyError(result.error)}`,
  )
}
