import type { Ctx } from '#platform/http/context.ts'
import { Refusal, refuse } from '#platform/http/refuse.ts'

type Fields = Record<string, string[]>
type FaultsOf = (ctx: Ctx, sent: object) => Promise<Fields>

const asked = new WeakMap<object, FaultsOf>()

/**
 * A handler of a form of which only the database can tell what is missing. It refuses that itself; when the schema
 * refuses the form first, `faultsOf` tells it along, so that all texts show at once. It reads what was sent unchecked.
 */
export function alsoMissing<Handler extends object>(handler: Handler, faultsOf: FaultsOf): Handler {
  asked.set(handler, faultsOf)
  return handler
}

/** The refusal of a form by its schema with what else is missing in it; anything else as it is. */
export async function withLateFaults(
  thrown: unknown,
  handler: object,
  sent: unknown,
  ctx: () => Ctx,
): Promise<unknown> {
  const faultsOf = asked.get(handler)
  if (faultsOf === undefined || !(thrown instanceof Refusal) || thrown.fields === undefined) return thrown
  if (typeof sent !== 'object' || sent === null) return thrown
  const late = await faultsOf(ctx(), sent)
  return refuse('invalid', { fields: { ...late, ...thrown.fields } })
}
