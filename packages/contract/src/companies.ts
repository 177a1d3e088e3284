import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { list, pageQuery } from './envelope.ts'
import { listOf, requiredText, uuid } from './shapes.ts'

/** A company as a dropdown shows it; a draft is seen by its author and by staff alone. */
export const CompanyOption = z.strictObject({ id: uuid, name: z.string(), is_draft: z.boolean() })
export type CompanyOption = z.infer<typeof CompanyOption>

const CompanyQuery = z.strictObject({ ...pageQuery, ids: z.optional(listOf(uuid)) })
export type CompanyQuery = z.output<typeof CompanyQuery>

const pick = <const Path extends `/${string}`>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    title: 'List companies',
    access: 'signed_in',
    rate: 'read',
    input: { query: CompanyQuery },
    ok: list(CompanyOption),
    log: false,
  })

export const companies = {
  pick: pick('/companies'),
  pickAlias: pick('/accounts/companies'),
  /**
   * A company that a form misses (001 §7): a draft, or the one of that name that is there already.
   * What the caller says of `is_draft` and `source` changes nothing.
   */
  suggest: endpoint({
    method: 'POST',
    path: '/companies',
    title: 'Add company',
    access: 'signed_in',
    rate: 'write',
    input: {
      body: z.strictObject({
        name: requiredText(200),
        is_draft: z.optional(z.boolean()),
        source: z.optional(z.literal('Profile')),
      }),
    },
    ok: z.strictObject({ data: CompanyOption, success: z.literal(true) }),
    status: 201,
  }),
}
