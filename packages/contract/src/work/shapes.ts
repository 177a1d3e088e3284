import * as z from 'zod/mini'
import { day, storable, text, uuid } from '#contract/shapes'

export const nullableText = z.nullable(z.string())
export const named = z.strictObject({ id: uuid, name: z.string() })
export const minutes = z.int().check(z.gte(0))

const ADDRESS = 'Use an address that begins with https:// or http://.'

// No name and password before the host: everybody on the project sees a link.
const WEB = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i

/** An address of the web, or nothing. */
export const webAddress = text(2000).check(
  z.refine((typed) => typed === '' || WEB.test(typed), { error: ADDRESS }),
)

/** A moment as callers write it, with any offset: kept in UTC. */
export const anyMoment = z.pipe(
  z.iso.datetime({ offset: true, error: 'Use a time like 2026-11-21T09:30:00Z.' }),
  z.transform((typed: string) => new Date(typed).toISOString()),
)

/** A moment, or a day, which lasts until its end in UTC. */
export const dueMoment = z.pipe(
  z.union([z.iso.datetime({ offset: true }), day], {
    error: 'Use a day like 2026-11-21, or a time like 2026-11-21T09:30:00Z.',
  }),
  z.transform((typed: string) => new Date(typed.length === 10 ? `${typed}T23:59:59Z` : typed).toISOString()),
)

/** Whoever is told why reads it. */
export const reason = (max = 2000) =>
  z
    .string({ error: 'Say why.' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'Say why.' }),
      z.maxLength(max, { error: `At most ${max} characters.` }),
      storable,
    )
