import { PAPER_TITLES, type PaperKind } from '@guildhall/contract/compliance/papers'
import { bindingsOfAll } from '#features/compliance/service.ts'
import { factsOf } from '#features/hiring/gates/facts.ts'
import type { Writing } from '#features/hiring/deps.ts'
import { TO_EXPERT } from '#features/hiring/notice-kinds.ts'
import { notify, worded, type Notice } from '#features/notifications/service.ts'
import * as store from './store.ts'

/**
 * A text has a new version: whoever had done one before, and has a project that waits for it again, is told where to sign
 * or take it. Who never did it is asked by the manager (docs/decisions/125).
 */
export async function paperRenewed(ctx: Writing, kind: PaperKind): Promise<void> {
  await notify(ctx, await renewalNotice(ctx, kind))
}

type Reading = Pick<Writing, 'db' | 'now'>

/** What is told of the current version of a text, and to whom. */
export async function renewalNotice(ctx: Reading, kind: PaperKind): Promise<Notice> {
  return {
    category: 'hiring',
    kind: 'paper.renewed',
    ...(await worded(ctx.db, TO_EXPERT.renewed, { paper: PAPER_TITLES[kind] })),
    to: await askedAgain(ctx, kind),
    link: '/expert/papers',
    commands: ['RELOAD_'],
    mail: 'now',
    isPushed: true,
  }
}

async function askedAgain({ db, now }: Reading, kind: PaperKind): Promise<string[]> {
  const open = await store.openOfDone(db, kind)
  if (open.length === 0) return []
  const bindsOf = await bindingsOfAll(db)
  const facts = await factsOf(
    db,
    open.map(({ id }) => id),
    now,
  )
  const waiting = open.filter((row) => {
    const known = facts.get(row.id)
    const isWaived = known?.waivers.some(({ gate }) => gate === kind) === true
    return known?.[kind].at === null && !isWaived && waitsFor(bindsOf, row, kind)
  })
  return [...new Set(waiting.map((row) => row.user_id))]
}

/** Once somebody is hired, nothing waits for what the hire alone asked for. */
export function waitsFor(
  bindsOf: Awaited<ReturnType<typeof bindingsOfAll>>,
  { type, confidentiality, is_hired: isHired }: Pick<store.OpenRow, 'type' | 'confidentiality' | 'is_hired'>,
  kind: PaperKind,
): boolean {
  return bindsOf(type, confidentiality)[kind].some((moment) => moment !== 'hire' || !isHired)
}
