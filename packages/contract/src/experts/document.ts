import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { idParams } from '#contract/shapes'

export const DOCUMENT_FORMATS = ['pdf', 'docx'] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

/** Media types of the documents that the portal makes. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<DocumentFormat, string>

/** The profile of an expert in the provider's template: what its reader sees on the page (PRODUCT D-35). */
export const exportProfile = endpoint({
  method: 'GET',
  path: '/users/:id/export',
  title: 'Export profile',
  access: 'signed_in',
  rate: 'export',
  input: {
    params: idParams,
    query: z.strictObject({
      format: z.enum(DOCUMENT_FORMATS, { error: 'Choose pdf or docx.' }),
      /** As a customer would see it. */
      view: z.optional(z.literal('public')),
    }),
  },
  /** For `docx` the type of word documents. */
  ok: { file: 'application/pdf' },
  log: { action: 'export', keep: ['format', 'view'] },
})
