import { EDITOR_STEPS, type EditorStep, type MissingField } from '@guildhall/contract/gigs/completeness'
import type { TypedDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { FOR_STAFF, isSafe } from '@guildhall/contract/gigs/rules'
import { optionIn, wordsWith, type Draft, type DraftRow, type Field } from '#ui/forms/draft.ts'
import { moreFields, needsExperts, openFields, ownerFields } from './basic-fields.ts'
import { copy, SCOPE_TITLES } from './copy.ts'
import { applicationFields, expertFields, profileFields, timeFields } from './expert-fields.ts'
import { SCOPE } from './scope-fields.ts'

/** Fields that stand together: at once on the page, or folded behind a title. */
export interface Part {
  title?: string
  fields: readonly Field[]
  /** Stands there only while the project needs experts; its values stay either way. */
  isForExperts?: true
}

export type PartsByStep = Readonly<Record<EditorStep, readonly Part[]>>

/** What decides about the parts of a project. */
type Laid = TypedDetails & Pick<Gig, 'status' | 'currency'>

/** What this reader may change in each step; while the project is published only texts and dates. */
export function partsByStep(
  gig: Laid,
  { isStaff, currencies }: { isStaff: boolean; currencies: readonly string[] },
): PartsByStep {
  const isMine = ({ name }: Field) => isStaff || !FOR_STAFF.some((field) => field === name)
  const offered = (field: Field): Field =>
    field.kind === 'words' && field.name === 'currency'
      ? { ...field, words: wordsWith(currencies, gig.currency) }
      : field
  const open = (field: Field): Field =>
    gig.status === 'Published' && !isSafe(field.name) ? { ...field, isDisabled: () => true } : field
  const mine = (parts: readonly Part[]) =>
    parts
      .map((part) => ({ ...part, fields: part.fields.filter(isMine).map(offered).map(open) }))
      .filter(({ fields }) => fields.length > 0)
  return { brief: mine(briefParts(gig)), team: mine(TEAM_PARTS), review: [] }
}

function briefParts(gig: Laid): Part[] {
  const scope = SCOPE[gig.type].map((field) => guarded(field, gig))
  return [
    { fields: [...openFields(gig.type), ...scope.filter(isNeeded)] },
    { title: SCOPE_TITLES[gig.type], fields: scope.filter((field) => !isNeeded(field)) },
    { title: copy.moreOptions, fields: moreFields(gig.type) },
  ]
}

const TEAM_PARTS: readonly Part[] = [
  { fields: [needsExperts] },
  { fields: expertFields, isForExperts: true },
  { title: copy.profile, fields: profileFields, isForExperts: true },
  { title: copy.timeAndPlace, fields: timeFields, isForExperts: true },
  { title: copy.workAndQuestions, fields: applicationFields, isForExperts: true },
  { title: copy.ownerAndContact, fields: ownerFields },
]

/** What a project cannot do without stands before the folds. */
function isNeeded({ isRequired }: Field): boolean {
  return isRequired !== undefined
}

/** The parts of a step that stand on the page now. */
export function shownParts(parts: readonly Part[], draft: Draft): Part[] {
  const needs = draft['needs_experts'] === true
  return parts
    .filter(({ isForExperts }) => needs || isForExperts !== true)
    .map((part) => ({ ...part, fields: part.fields.filter((field) => !field.isHidden?.(draft)) }))
    .filter(({ fields }) => fields.length > 0)
}

export function fieldsOf(parts: readonly Part[]): Field[] {
  return parts.flatMap(({ fields }) => fields)
}

export function allFields(steps: PartsByStep): Field[] {
  return EDITOR_STEPS.flatMap((step) => fieldsOf(steps[step]))
}

/** The steps before and after one. */
export function neighbours(step: EditorStep): { previous?: EditorStep; next?: EditorStep } {
  const at = EDITOR_STEPS.indexOf(step)
  const [previous, next] = [EDITOR_STEPS[at - 1], EDITOR_STEPS[at + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** A field that is to be filled in or corrected, and the step that it stands in. */
export interface Gap {
  name: string
  label: string
  step: EditorStep
}

/** What a project lacks, by the names that its form gives the fields. */
export function gapsOf(missing: readonly MissingField[], fields: readonly Field[]): Gap[] {
  return missing.map(({ field, label, step }) => ({
    name: field,
    label: fields.find(({ name }) => name === field)?.label ?? label,
    step,
  }))
}

/** The fields that say that something is wrong with them. */
export function wrongOf(steps: PartsByStep, isWrong: (name: string) => boolean): Gap[] {
  return EDITOR_STEPS.flatMap((step) =>
    fieldsOf(steps[step])
      .filter(({ name }) => isWrong(name))
      .map(({ name, label }) => ({ name, label, step })),
  )
}

/** A nominee and a criterion take the scores of the jury with them: that is said before they go. */
function guarded(field: Field, gig: Laid): Field {
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
    ...(scores.length > 0 && { description: copy.scored }),
    columns,
    lossOf: ({ cells }) => lossText(ofNominee(cells)),
  }
}

function lossText(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? copy.losesOne : copy.loses(count)
}
