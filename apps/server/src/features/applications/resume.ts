import { PARSE_MESSAGES, type PageStep, type ParseAnswer } from '@guildhall/contract/applications'
import type { Comparison } from '@guildhall/contract/applications/resume-change'
import { unsureOf } from '@guildhall/contract/applications/parsed-resume'
import * as experts from '#features/experts/applying/service.ts'
import * as files from '#features/experts/files/service.ts'
import type { SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { Explained, Unreadable } from '@guildhall/resume-parser/parse'
import { PROCESS_ENDED, type ApplicationsDeps } from './deps.ts'
import { NOTHING_SHOWN, shownOf } from './shown.ts'

/** Hears of each page of a scan before it is read. */
type OnStep = (step: PageStep) => void

/** Reads a resume of the caller's own. What it holds is answered and kept nowhere. */
export function parse(
  ctx: SignedIn,
  deps: ApplicationsDeps,
  { fileName, onStep }: { fileName: string; onStep: OnStep },
): Promise<ParseAnswer> {
  return deps.turns.run(ctx.actor.personId, async () => {
    const bytes = await files.readOwnResume(ctx, deps.files, fileName)
    return parseInTurn(ctx, deps, { bytes, fileName, onStep })
  })
}

/** Reads a newer resume of somebody and compares it with their profile. */
export async function compare(
  ctx: SignedIn,
  deps: ApplicationsDeps,
  { id, onStep }: { id: string; onStep: OnStep },
): Promise<Comparison> {
  const { bytes, name } = await files.takeNewer(ctx, deps.files, id)
  const { body } = await deps.turns.run(ctx.actor.personId, () =>
    parseInTurn(ctx, deps, { bytes, fileName: name, onStep }),
  )
  const { data: found, confidence, shown } = body.ui_output
  if (found === null) return { data: null, message: body.message }
  const changes = await experts.comparison(ctx, id, found)
  return { data: { found, confidence, shown, changes }, message: body.message }
}

async function parseInTurn(
  ctx: SignedIn,
  deps: ApplicationsDeps,
  { bytes, fileName, onStep }: { bytes: Uint8Array; fileName: string; onStep: OnStep },
): Promise<ParseAnswer> {
  if (deps.breaker.isOpen(ctx.now)) throw refuse('parser_failed', { retryAfter: 30 })
  const explained = await tried(deps, bytes, onStep)
  const outcome = explained?.outcome ?? null
  if (outcome?.kind === 'unreadable' && isTooHeavy(outcome.reason)) throw refuse('resume_unreadable')
  if (explained === null || (outcome?.kind === 'unreadable' && outcome.reason === 'crash')) {
    deps.breaker.failed(ctx.now, fileName)
    deps.onTrouble(PROCESS_ENDED)
    throw refuse('parser_failed')
  }
  deps.breaker.succeeded()
  return answerOf(explained)
}

async function tried(
  { read }: ApplicationsDeps,
  bytes: Uint8Array,
  onStep: OnStep,
): Promise<Explained | null> {
  try {
    return await read(bytes, (page, pages) => onStep({ page, pages }))
  } catch (error) {
    console.error('The resume parser does not answer.', error instanceof Error ? error.message : error)
    return null
  }
}

/** The parser was stopped at the limits of time and memory: the fault of this file, and no reason to rest. */
function isTooHeavy(reason: Unreadable): boolean {
  return reason === 'timeout' || reason === 'memory'
}

function answerOf(explained: Explained): ParseAnswer {
  const { outcome } = explained
  if (outcome.kind === 'unreadable') return nothing(PARSE_MESSAGES[WORDS[outcome.reason] ?? 'unreadable'])
  // The figures of an invoice are no life: nothing of them is offered.
  if (!outcome.isResume) return nothing(PARSE_MESSAGES.noResume)
  const { resume: data, confidence } = outcome
  const ui_output = { data, confidence, unsure: unsureOf(confidence), shown: shownOf(explained) }
  return { body: { ui_output, message: PARSE_MESSAGES.parsed } }
}

/** What keeps a file from being read, in words of its own. */
const WORDS: Partial<Record<Unreadable, keyof typeof PARSE_MESSAGES>> = {
  encrypted: 'encrypted',
  broken: 'broken',
  empty: 'empty',
  no_text: 'noText',
  too_large: 'tooLarge',
  too_long: 'tooLong',
  scan_too_long: 'scanTooLong',
}

function nothing(message: string): ParseAnswer {
  return { body: { ui_output: { data: null, confidence: {}, unsure: [], shown: NOTHING_SHOWN }, message } }
}
