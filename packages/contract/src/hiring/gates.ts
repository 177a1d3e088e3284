import * as z from 'zod/mini'
import { GATES, MOMENTS, type GateKey } from '#contract/compliance'
import { endpoint } from '#contract/endpoint'
import { item } from '#contract/envelope'
import { idParams, moment, requiredText, uuid } from '#contract/shapes'
import { GATE_STATES } from './gate-machine.ts'
import { ENGAGEMENT_STATUSES } from './machine.ts'
import { named, nullableText } from './shapes.ts'

export const gatesErrors = {
  gate_open: [409, 'A gate of this project is open.'],
  gate_not_open: [409, 'This gate is not open.'],
  gate_not_askable: [409, 'Only the expert can be asked to sign or to take a training.'],
  gate_asked: [409, 'They were asked within the last 24 hours.'],
} as const

/** What has to hold of one engagement: still open, passed, or waived by an administrator. */
export const Gate = z.strictObject({
  key: z.enum(GATES),
  title: z.string(),
  state: z.enum(GATE_STATES),
  /** What waits for it on this project; nothing where it is not asked for. */
  binds: z.array(z.enum(MOMENTS)),
  /** Of an open one what is missing, of a waived one why. */
  reason: nullableText,
  /** Of one that was passed: what shows it. */
  evidence: nullableText,
  /** Who passed or waived it, and when, where that is known. */
  by: nullableText,
  at: z.nullable(moment),
  /** When the expert was last asked for it. */
  asked_at: z.nullable(moment),
  actions: z.strictObject({ canWaive: z.boolean(), canAsk: z.boolean() }),
})
export type Gate = z.infer<typeof Gate>

const Row = z.strictObject({
  engagement_id: uuid,
  expert: named,
  status: z.enum(ENGAGEMENT_STATUSES),
  gates: z.array(Gate),
})

const ofGate = z.strictObject({ id: uuid, key: z.enum(GATES, { error: 'Choose from the list.' }) })

/** What an expert passes a gate with by themselves: they can be asked for it. */
export const ASKABLE: readonly GateKey[] = ['nda', 'agreement', 'training', 'attestation']

/** The gates of compliance (NEXT N4), for those who run the hiring. */
export const gates = {
  gates: endpoint({
    method: 'GET',
    path: '/gigs/:id/gates',
    title: 'List gates of an engagement',
    access: 'signed_in',
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ engagement_id: z.uuid({ error: 'Say of which engagement.' }) }),
    },
    ok: item(z.array(Gate)),
  }),
  waive: endpoint({
    method: 'POST',
    path: '/engagements/:id/gates/:key/waive',
    title: 'Waive a gate of an engagement',
    access: 'signed_in',
    rate: 'write',
    needsSession: true,
    input: {
      params: ofGate,
      body: z.strictObject({ reason: requiredText(2000, 'Say why.') }),
    },
    ok: item(Gate),
    log: { action: 'update' },
  }),
  /** A mail and a notification to the expert, at most once a day. */
  askForGate: endpoint({
    method: 'POST',
    path: '/engagements/:id/gates/:key/ask',
    title: 'Ask for a gate of an engagement',
    access: 'signed_in',
    rate: 'write',
    input: { params: ofGate },
    ok: item(Gate),
    log: { action: 'update' },
  }),
  /** All engagements that went beyond a request, with their gates: as a file for who has to show it. */
  complianceReport: endpoint({
    method: 'GET',
    path: '/gigs/:id/compliance',
    title: 'Report compliance of a project',
    access: 'signed_in',
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({
        format: z.optional(z.enum(['csv', 'pdf'], { error: 'Choose csv or pdf.' })),
      }),
    },
    ok: item(z.array(Row)),
    orFile: ['text/csv', 'application/pdf'],
    log: { keep: ['format'] },
  }),
}
