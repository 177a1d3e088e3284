import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { pageQuery } from '#contract/envelope'
import { idParams, listOf, uuid } from '#contract/shapes'
import { GigForm } from './form.ts'
import { GigAnswer } from './gig.ts'
import { GIG_KINDS } from './kinds.ts'

export const gigEditingErrors = {
  gig_published: [409, 'Unpublish the project first to change this.'],
} as const

/** What a change of a project is refused for, per field; the same on the page before it is sent. */
export const GIG_TEXTS = {
  required: 'Field is required',
  endAfterStart: 'End date should be after start date',
  untilBeforeDeadline: 'Applications end on the deadline at the latest',
  budgetOrder: 'Should not be below the lowest budget',
  forecastAfterBase: 'Should not be before the base year',
  weights: 'The weights should add up to 100',
  weightsOf: (axis: string) => `The weights of ${axis} should add up to 100`,
  twoChoices: 'Give at least two choices',
  skillTwice: 'A skill is either required or nice to have',
  notInList: 'Choose from the list.',
  twice: 'This is in the list twice.',
  handsAllOn:
    'You would no longer see this project. Add yourself as a co-owner, and ask the new owner to remove you.',
  removesSelf: 'You would no longer see this project. Ask another owner to remove you.',
} as const

/** A choice of a dropdown. */
export const GigChoice = z.strictObject({
  id: uuid,
  name: z.string(),
  /** What tells people of one name apart: an address, or the company. */
  detail: z.optional(z.string()),
})
export type GigChoice = z.infer<typeof GigChoice>
const choices = z.strictObject({ data: z.array(GigChoice) })

/** Who may be chosen for a place in a project: managers and admins run it, contacts stand for the customer. */
export const GIG_PEOPLE = ['owner', 'contact'] as const
export type GigPeople = (typeof GIG_PEOPLE)[number]

/** The editor of projects (PRODUCT S-06, S-08). */
export const gigEditing = {
  templates: endpoint({
    method: 'GET',
    path: '/gig-templates',
    title: 'List project templates',
    access: 'signed_in',
    rate: 'read',
    input: {
      query: z.strictObject({
        type: z.enum(GIG_KINDS, { error: `Choose one of: ${GIG_KINDS.join(', ')}.` }),
      }),
    },
    ok: choices,
    log: false,
  }),
  people: endpoint({
    method: 'GET',
    path: '/gig-people',
    title: 'List people for projects',
    access: { roles: ['growth_experts_admin', 'growth_experts_manager'] },
    rate: 'search',
    input: {
      query: z.strictObject({
        for: z.enum(GIG_PEOPLE, { error: `Choose one of: ${GIG_PEOPLE.join(', ')}.` }),
        keyword: pageQuery.keyword,
        ids: z.optional(listOf(uuid)),
      }),
    },
    ok: choices,
    log: false,
  }),
  /**
   * Changes the fields that the form holds; the others stay. A form that was read before somebody else's change is
   * refused (412) with the project as it is now. While the project is published only texts and dates may change (409).
   */
  update: endpoint({
    method: 'PUT',
    path: '/gigs/:id',
    title: 'Edit project',
    access: 'signed_in',
    rate: 'write',
    input: { params: idParams, body: GigForm },
    ok: GigAnswer,
    log: { keep: ['stage', 'baseYear'] },
  }),
}
