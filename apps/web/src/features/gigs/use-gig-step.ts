import { labelOfMissing } from '@guildhall/contract/gigs/completeness'
import type { MoveForm } from '@guildhall/contract/gigs/moves'
import { ApiError, failureText } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { DONE, type GigStep } from './gig-steps.ts'
import { closeGig, takeStep, type Step } from './queries.ts'

/** Takes steps of a project. What the server refuses in words is shown; the page then loads what holds now. */
export function useGigStep(gigId: string, tells: 'beside' | 'by toast' = 'by toast') {
  const { run, isPending, failure } = useWrite({ tells, refetch: ['gigs'], textOf: wordsOf })
  const take = (step: Step | 'close', form: MoveForm = {}): Promise<boolean> =>
    run<unknown>(() => (step === 'close' ? closeGig(gigId, form) : takeStep(step, gigId, form)), {
      said: DONE[step],
    })
  return { take, isPending, failure }
}

const isSimple: Partial<Record<GigStep, Step>> = {
  request: 'request',
  approve: 'approve',
  submit: 'submit',
  recall: 'recall',
  unlock: 'unlock',
}

/** The steps that need no dialog. */
export function stepWithoutDialog(step: GigStep): Step | undefined {
  return isSimple[step]
}

/** Of a refusal of several fields their texts say more than the message: they name what is missing. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 422) return failureText(error, 'update')
  const fields = Object.entries(error.fields)
  const own = fields.flatMap(([, texts]) => texts.filter((text) => text !== 'Field is required'))
  if (own.length > 0) return own.join(' ')
  const names = fields.map(([field]) => labelOfMissing(field) ?? field)
  return names.length === 0 ? error.message : `Please fill in: ${names.join(', ')}`
}
