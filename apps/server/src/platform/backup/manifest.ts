import { z } from 'zod'
import { Schema } from './schema.ts'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
/** The last entry of a whole backup. */
export const END = 'end.json'

export const Manifest = z.object({ format: z.number(), made_at: z.iso.datetime(), schema: Schema })
export type Manifest = z.infer<typeof Manifest>

export const End = z.object({ files: z.number(), entries: z.number(), tables: z.optional(z.number()) })
export type End = z.infer<typeof End>
