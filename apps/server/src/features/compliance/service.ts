import {
  alwaysBinds,
  bindsAtFirst,
  GATES,
  GATE_TITLES,
  MOMENTS,
  type GateKey,
  type Moment,
  type Requirement,
  type RequirementForm,
  type RestrictedForm,
} from '@guildhall/contract/compliance'
import { CONFIDENTIALITIES } from '@guildhall/contract/gigs/form'
import { GIG_KINDS } from '@guildhall/contract/gigs/kinds'
import { recordEvent } from '#features/activity/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { PageAt } from '#platform/db/page.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { currentPapers } from './paper-store.ts'
import * as store from './store.ts'

export { currentPapers, type PaperRow } from './paper-store.ts'
export { restrictions } from './store.ts'

/** What waits for which gate on projects of this kind and confidentiality. */
export async function bindings(
  db: Db,
  kind: string,
  confidentiality: string,
): Promise<Record<GateKey, readonly Moment[]>> {
  return chosen(await store.requirementsOf(db, kind, confidentiality), confidentiality)
}

/** The same for every kind of project, asked for once. */
export async function bindingsOfAll(db: Db) {
  const rows = await store.requirements(db)
  return (kind: string, confidentiality: string) =>
    chosen(
      rows.filter((row) => row.kind === kind && row.confidentiality === confidentiality),
      confidentiality,
    )
}

function chosen(rows: readonly store.RequirementRow[], confidentiality: string) {
  const of = (gate: GateKey): readonly Moment[] => {
    const row = rows.find((one) => one.gate === gate)
    if (row === undefined) return bindsAtFirst(gate, confidentiality)
    const always = alwaysBinds(gate, confidentiality)
    return MOMENTS.filter((moment) => row.binds.includes(moment) || always.includes(moment))
  }
  return {
    nda: of('nda'),
    agreement: of('agreement'),
    conflict: of('conflict'),
    restricted: of('restricted'),
    cooling_off: of('cooling_off'),
    training: of('training'),
    attestation: of('attestation'),
  }
}

type Place = Pick<Requirement, 'kind' | 'confidentiality'>

/** All kinds of projects with what they require. */
export async function requirements({ db }: SignedIn): Promise<Requirement[]> {
  const rows = await store.requirements(db)
  return GIG_KINDS.flatMap((kind) =>
    CONFIDENTIALITIES.map((confidentiality) => presented({ kind, confidentiality }, rows)),
  )
}

function presented({ kind, confidentiality }: Place, rows: readonly store.RequirementRow[]): Requirement {
  const mine = rows.filter((row) => row.kind === kind && row.confidentiality === confidentiality)
  const binds = chosen(mine, confidentiality)
  return {
    kind,
    confidentiality,
    gates: GATES.map((key) => ({
      key,
      title: GATE_TITLES[key],
      binds: [...binds[key]],
      always: [...alwaysBinds(key, confidentiality)],
    })),
  }
}

/** Gates that are not named stay as they are. */
export async function change(ctx: SignedIn, form: RequirementForm): Promise<Requirement> {
  const { kind, confidentiality, gates } = form
  const isTooEarly = gates.some(({ key, binds }) => key === 'agreement' && binds.includes('hire'))
  if (isTooEarly) throw refuse('agreement_before_hire')
  await requireTexts(ctx, gates)
  await store.lockRequirements(ctx.db)
  const before = presented({ kind, confidentiality }, await store.requirements(ctx.db))
  if (gates.some((gate) => isStale(gate, before))) throw refuse('stale', { data: before })
  for (const { key, binds } of gates)
    await store.setRequirement(
      ctx.db,
      { kind, confidentiality, gate: key, binds: [...new Set(binds)] },
      by(ctx),
    )
  await recordEvent(ctx, {
    kind: 'compliance.requirements_changed',
    subject: { kind: 'requirement', id: ctx.actor.userId, title: `${kind}, ${confidentiality}` },
    differences: { gates: { from: null, to: gates.map(({ key, binds }) => `${key}: ${binds.join(', ')}`) } },
  })
  return presented({ kind, confidentiality }, await store.requirements(ctx.db))
}

function isStale({ key, was }: RequirementForm['gates'][number], { gates }: Requirement): boolean {
  const binds = gates.find((one) => one.key === key)?.binds ?? []
  return was !== undefined && (was.length !== binds.length || was.some((moment) => !binds.includes(moment)))
}

/** Nothing binds that nobody can pass. */
async function requireTexts(ctx: SignedIn, gates: RequirementForm['gates']): Promise<void> {
  const written = new Set<GateKey>((await currentPapers(ctx.db)).map(({ kind }) => kind))
  const missing = gates.filter(
    ({ key, binds }) =>
      (key === 'training' || key === 'attestation') && binds.length > 0 && !written.has(key),
  )
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map(({ key }) => [key, ['Write its text first.']]))
  throw refuse('paper_missing', { fields })
}

const by = ({ actor, now }: SignedIn) => ({ userId: actor.userId, at: now })

export function restricted({ db }: SignedIn, keyword: string | undefined, at: PageAt) {
  return store.page(db, keyword, at)
}

export async function restrict(ctx: SignedIn, form: RestrictedForm): Promise<store.RestrictedRow> {
  const id = await store.insert(ctx.db, form, by(ctx))
  if (id === undefined) throw refuse('already_restricted')
  const row = await seen(ctx, id)
  await record(ctx, 'compliance.restricted', row)
  return row
}

export async function release(ctx: SignedIn, id: string): Promise<void> {
  const row = await seen(ctx, id)
  await store.remove(ctx.db, id)
  await record(ctx, 'compliance.released', row)
}

async function seen({ db }: SignedIn, id: string): Promise<store.RestrictedRow> {
  const row = await store.find(db, id)
  if (row === undefined) throw refuse('not_found')
  return row
}

function record(ctx: SignedIn, kind: string, { id, name }: store.RestrictedRow): Promise<void> {
  return recordEvent(ctx, { kind, subject: { kind: 'restricted', id, title: name } })
}
