import { EDITOR_STEPS, type EditorStep } from '@guildhall/contract/gigs/completeness'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { FOR_STAFF, isSafe } from '@guildhall/contract/gigs/rules'
import { optionIn, wordsWith, type Draft, type DraftRow, type Field } from '#ui/forms/draft.ts'
import { basicFields, kindFields } from './basic-fields.ts'
import { EXPERT_FIELDS } from './expert-fields.ts'
import { SCOPE } from './scope-fields.ts'

export const STEP_LABELS: Record<EditorStep, string> = {
  kind: 'Kind & template',
  basics: 'Basics',
  scope: 'Scope',
  experts: 'Experts',
  people: 'People',
  files: 'Files',
  review: 'Review',
}

export type FieldsByStep = Readonly<Record<EditorStep, readonly Field[]>>

/** The fields of each step that this reader may change; while the project is published only texts and dates. */
export function fieldsByStep(
  gig: Gig,
  { isStaff, currencies }: { isStaff: boolean; currencies: readonly string[] },
): FieldsByStep {
  const offered = (field: Field): Field =>
    field.kind === 'words' && field.name === 'currency'
      ? { ...field, words: wordsWith(currencies, gig.currency) }
      : field
  const mine = (fields: readonly Field[]) =>
    fields
      .filter(({ name }) => isStaff || !FOR_STAFF.some((field) => field === name))
      .map((field) =>
        gig.status === 'Published' && !isSafe(field.name) ? { ...field, isDisabled: () => true } : field,
      )
  return {
    kind: mine(kindFields(gig.type)),
    basics: mine(basicFields(gig.type)),
    scope: mine(SCOPE[gig.type].map((field) => guarded(field, gig))),
    experts: mine(EXPERT_FIELDS.map(offered)),
    people: [],
    files: [],
    review: [],
  }
}

export function allFields(steps: FieldsByStep): Field[] {
  return EDITOR_STEPS.flatMap((step) => steps[step])
}

/** The steps of this project: experts only where they are needed. */
export function stepsOf(needsExperts: boolean): EditorStep[] {
  return EDITOR_STEPS.filter((step) => step !== 'experts' || needsExperts)
}

/** A nominee and a criterion take the scores of the jury with them: that is said before they go. */
function guarded(field: Field, gig: Gig): Field {
  if (gig.type !== 'award' || field.kind !== 'rows') return field
  const { scores } = gig.details
  const ofCriterion = ({ row }: DraftRow) => scores.filter(({ criterion_id: id }) => id === row).length
  const ofNominee = (cells: Draft) =>
    scores.filter(({ company_id: id }) => id === optionIn(cells, 'company_id')?.id).length
  if (field.name === 'details.criteria') return { ...field, lossOf: (row) => lossText(ofCriterion(row)) }
  const columns = field.columns.map((column) =>
    column.name === 'company_id' ? { ...column, isDisabled: (cells: Draft) => ofNominee(cells) > 0 } : column,
  )
  return {
    ...field,
    ...(scores.length > 0 && { description: SCORED }),
    columns,
    lossOf: ({ cells }) => lossText(ofNominee(cells)),
  }
}

const SCORED = 'A company that the jury has scored stays as it is, or goes with its scores.'

function lossText(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? 'A score of the jury goes with it.' : `${count} scores of the jury go with it.`
}
