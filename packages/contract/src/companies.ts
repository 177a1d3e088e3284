import * as z from 'zod/mini'
import { COMPANY_SOURCES, CompanyForm, NewCompany } from './companies/form.ts'
import {
  CompanyActions,
  CompanyDetails,
  CompanyEvent,
  CompanyFacts,
  MergePreview,
  SimilarCompany,
} from './companies/shapes.ts'
import { endpoint } from './endpoint.ts'
import { done, item, itemWithActions, list, pageQuery, sortOf } from './envelope.ts'
import { choicesOf, flag, idParams, listOf, requiredText, text, uuid } from './shapes.ts'

export const companiesErrors = {
  company_in_use: [409, 'Something still refers to this company. Merge it into another one instead.'],
} as const

/** A company as a dropdown shows it; a draft is seen by its author and by staff alone. */
export const CompanyOption = z.strictObject({
  id: uuid,
  name: z.string(),
  is_draft: z.boolean(),
  /** With `include=details`, for those who may see the list of companies. */
  details: z.optional(CompanyFacts),
})
export type CompanyOption = z.infer<typeof CompanyOption>

export const COMPANY_SORT_KEYS = [
  'name',
  'type',
  'industry',
  'country',
  'members',
  'source',
  'created_at',
] as const

/** The filters, the order and the details belong to the list of the administrators. */
const filter = {
  keyword: pageQuery.keyword,
  draft: z.optional(flag),
  type: z.optional(listOf(text(40))),
  country_id: z.optional(listOf(uuid)),
  source: z.optional(listOf(z.enum(COMPANY_SOURCES))),
  sort: z.optional(sortOf(COMPANY_SORT_KEYS)),
}

/** What the export takes. */
export const CompanyFilter = z.strictObject(filter)
export type CompanyFilter = z.output<typeof CompanyFilter>

export const CompanyQuery = z.strictObject({
  ...pageQuery,
  ...filter,
  ids: z.optional(listOf(uuid)),
  include: z.optional(choicesOf(['details'])),
})
export type CompanyQuery = z.output<typeof CompanyQuery>

const pick = <const Path extends `/${string}`>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    title: 'List companies',
    access: 'signed_in',
    rate: 'read',
    input: { query: CompanyQuery },
    ok: list(CompanyOption),
    log: false,
  })

const access = { permission: 'CAN_SEE_ADMIN_COMPANIES_LIST' } as const
const answer = itemWithActions(CompanyDetails, CompanyActions)

const add = <const Path extends `/${string}`>(path: Path) =>
  endpoint({
    method: 'POST',
    path,
    title: 'Add company',
    access: 'signed_in',
    rate: 'write',
    input: { body: NewCompany },
    ok: z.strictObject({ data: CompanyOption, success: z.literal(true) }),
    status: 201,
  })

/** The id of a company that was merged answers with the one that it went into. */
const details = <const Path extends `/${string}`>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    title: 'Open company',
    access,
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ include: z.optional(choicesOf(['members'])) }),
    },
    ok: answer,
  })

/** spec 002 §7 gives the calls of companies to the accounts API: the same under both addresses. */
export const companies = {
  pick: pick('/companies'),
  pickAlias: pick('/accounts/companies'),
  add: add('/companies'),
  addAlias: add('/accounts/companies'),
  export: endpoint({
    method: 'GET',
    path: '/companies/export.csv',
    title: 'Export companies',
    access,
    rate: 'export',
    input: { query: CompanyFilter },
    ok: { file: 'text/csv' },
    log: { action: 'export', keep: ['draft', 'type', 'source'] },
    transaction: 'own',
  }),
  /** Companies that a new one of this name would perhaps repeat. */
  similar: endpoint({
    method: 'GET',
    path: '/companies/similar',
    title: 'Find similar companies',
    access,
    rate: 'search',
    input: { query: z.strictObject({ name: requiredText(200), except: z.optional(uuid) }) },
    ok: item(z.array(SimilarCompany)),
    log: false,
  }),
  approveMany: endpoint({
    method: 'POST',
    path: '/companies/approve',
    title: 'Approve companies',
    access,
    rate: 'write',
    input: {
      body: z.strictObject({
        ids: z.array(uuid).check(z.minLength(1, { error: 'This field is required.' }), z.maxLength(100)),
      }),
    },
    /** Those that are no drafts any more are left as they are. */
    ok: item(z.strictObject({ approved: z.int(), skipped: z.int() })),
    log: { keep: ['ids'] },
  }),
  details: details('/companies/:id'),
  detailsAlias: details('/accounts/companies/:id'),
  /** `If-Match` with the version that was read: 412 when somebody else changed it since. */
  change: endpoint({
    method: 'PUT',
    path: '/companies/:id',
    title: 'Edit company',
    access,
    rate: 'write',
    input: { params: idParams, body: CompanyForm },
    ok: answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/companies/:id',
    title: 'Delete company',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: done,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/companies/:id/approve',
    title: 'Approve company',
    access,
    rate: 'write',
    input: { params: idParams, body: z.optional(z.strictObject({})) },
    ok: answer,
  }),
  mergePreview: endpoint({
    method: 'GET',
    path: '/companies/:id/merge',
    title: 'Compare companies',
    access,
    rate: 'read',
    input: { params: idParams, query: z.strictObject({ into_id: uuid }) },
    ok: item(MergePreview),
  }),
  /** The company of the path goes into `into_id`. `confirm`: its name. Answers with the one that stays. */
  merge: endpoint({
    method: 'POST',
    path: '/companies/:id/merge',
    title: 'Merge companies',
    access,
    rate: 'write',
    input: { params: idParams, body: z.strictObject({ into_id: uuid, confirm: requiredText(200) }) },
    ok: answer,
    log: { keep: ['into_id'] },
  }),
  history: endpoint({
    method: 'GET',
    path: '/companies/:id/history',
    title: 'Read history of company',
    access,
    rate: 'read',
    input: {
      params: idParams,
      query: z.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    },
    ok: list(CompanyEvent),
  }),
  uploadLogo: endpoint({
    method: 'POST',
    path: '/companies/:id/logo',
    title: 'Change logo',
    access,
    rate: 'upload',
    input: { params: idParams, files: ['image'] },
    ok: answer,
    transaction: 'own',
    bodyLimit: 6 * 1024 * 1024,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/companies/:id/logo',
    title: 'Delete logo',
    access,
    rate: 'write',
    input: { params: idParams },
    ok: answer,
  }),
  /** The picture that `logo` of a company names; `size=84` is the small one. */
  logo: endpoint({
    method: 'GET',
    path: '/company-logos/:id',
    title: 'View logo',
    access,
    rate: 'read',
    input: { params: idParams, query: z.strictObject({ size: z.optional(z.enum(['84', '512'])) }) },
    ok: { file: 'image/webp' },
    log: false,
  }),
}
