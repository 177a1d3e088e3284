import { Readable } from 'node:stream'
import { csvCell } from '@guildhall/contract/csv'
import type { Gate } from '@guildhall/contract/hiring/gates'
import type { EngagementStatus } from '@guildhall/contract/hiring/machine'
import * as gigStore from '#features/hiring/gig-store.ts'
import * as gigs from '#features/hiring/gigs.ts'
import { runsHiring } from '#features/hiring/policy.ts'
import { documentAnswer } from '#platform/documents/answer.ts'
import { dayText, type Paper } from '#platform/documents/paper.ts'
import type { SignedIn, StreamAnswer } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { gatesOfAll } from './service.ts'
import * as store from './store.ts'

export interface Reported {
  engagement_id: string
  expert: { id: string; name: string }
  status: EngagementStatus
  gates: Gate[]
}

/** Everybody who applied or was hired on a project, with how their gates stand. */
export async function reported(ctx: SignedIn, gigId: string): Promise<Reported[]> {
  const gig = await gigs.see(ctx, gigId)
  if (!runsHiring(ctx.actor, gig)) throw refuse('forbidden')
  const rows = await store.reportedOf(ctx.db, gigId)
  const isAdmin = ctx.actor.roles.includes('growth_experts_admin')
  const gates = await gatesOfAll(ctx, gig, gigId, rows, { canWaive: isAdmin, canAsk: true })
  return rows.map((row) => ({
    engagement_id: row.id,
    expert: { id: row.person_id, name: `${row.first_name} ${row.last_name}` },
    status: row.status,
    gates: gates.get(row.id) ?? [],
  }))
}

interface Place {
  product: string
  gigId: string
  format: 'csv' | 'pdf'
}

/** The same as a file, for who has to show it to somebody. */
export async function reportFile(
  ctx: SignedIn,
  { product, gigId, format }: Place,
  rows: readonly Reported[],
): Promise<StreamAnswer> {
  const gig = await gigStore.agreed(ctx.db, gigId)
  if (gig === undefined) throw refuse('not_found')
  const name = `Compliance ${gig.internal_id}`
  if (format === 'csv') return csv(name, rows)
  const day = dayText(ctx.now.toISOString())
  const paper: Paper = {
    brand: product,
    title: 'Compliance',
    lines: [gig.name, gig.internal_id],
    facts: [
      ['Confidentiality', CONFIDENTIALITY[gig.confidentiality]],
      ['Made on', day],
      ['Experts', String(rows.length)],
    ],
    parts: rows.map(({ expert, status, gates }) => ({
      title: `${expert.name}: ${status}`,
      entries: gates.map((gate) => ({
        title: gate.title,
        aside: `${STATES[gate.state]}${gate.binds.length === 0 ? ', not required' : ''}`,
        line: detailOf(gate),
      })),
    })),
    footer: `${name}. Made on ${day}. Confidential.`,
  }
  return documentAnswer(ctx, paper, { name, format })
}

const CONFIDENTIALITY = { open: 'Open', nda: 'Under NDA', restricted: 'Restricted' } as const
const STATES = { open: 'Open', passed: 'Passed', waived: 'Waived' } as const

function detailOf({ reason, evidence, by, at }: Gate): string {
  const time = at !== null && `${dayText(at)} ${at.slice(11, 16)} UTC`
  return [reason ?? evidence, by, time].filter(Boolean).join(' · ')
}

const HEAD = ['Expert', 'Status', 'Gate', 'State', 'Required for', 'Reason or evidence', 'By', 'At']

function csv(name: string, rows: readonly Reported[]): StreamAnswer {
  const lines = rows.flatMap(({ expert, status, gates }) =>
    gates.map(({ title, state, binds, reason, evidence, by, at }) => [
      expert.name,
      status,
      title,
      STATES[state],
      binds.join(' '),
      reason ?? evidence ?? '',
      by ?? '',
      at ?? '',
    ]),
  )
  const text = [HEAD, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
  const bytes = Buffer.from(`\uFEFF${text}`)
  return { stream: Readable.from([bytes]), filename: `${name}.csv`, type: 'text/csv', size: bytes.length }
}
