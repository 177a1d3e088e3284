import * as z from 'zod/mini'
import { oneLine } from './names.ts'
import { endpoint } from './endpoint.ts'
import { list, MAX_PAGE_SIZE, pageQuery } from './envelope.ts'
import { listOf, requiredText, uuid, whole } from './shapes.ts'

/** Lists that dropdowns load whole (spec 001 §7, §9; PRODUCT X-40). */
export const MAX_WHOLE_LIST = 1000

export const RATE_TYPES = ['Hourly', 'Daily', 'Monthly'] as const
export type RateType = (typeof RATE_TYPES)[number]

/** Employment types that name no company (spec 001 §5, PRODUCT X-19). */
export const TYPES_WITHOUT_COMPANY: readonly string[] = ['Self-employed', 'Freelance']

export const REASON_KINDS = ['reject', 'suspend', 'gig_reject', 'decline', 'gig_close'] as const
export const ReasonKind = z.enum(REASON_KINDS, { error: `Choose one of: ${REASON_KINDS.join(', ')}.` })
export type ReasonKind = z.infer<typeof ReasonKind>

/** The lists of plain named items, as the server keeps them. */
export const ITEM_LISTS = [
  'skills',
  'languages',
  'industries',
  'degree_types',
  'employment_types',
  'talent_types',
  'categories',
  'tags',
  'regions',
  'person_titles',
  'schools',
  'nationalities',
] as const
export type ItemList = (typeof ITEM_LISTS)[number]

/** The lists that people may add to; what they add is a draft until an admin approves it. */
export const OPEN_LISTS = [
  'skills',
  'languages',
  'schools',
  'degree_types',
] as const satisfies readonly ItemList[]
export type OpenList = (typeof OPEN_LISTS)[number]

export const Item = z.strictObject({ id: uuid, name: z.string() })
export type Item = z.infer<typeof Item>

/** An item that somebody may have added: a draft is seen by its author and by staff alone. */
const openItem = { ...Item.shape, is_draft: z.boolean() }

export const Skill = z.strictObject(openItem)
/** `code`: ISO 639-1, where the language has one. */
export const Language = z.strictObject({ ...openItem, code: z.nullable(z.string()) })
export const School = z.strictObject({ ...openItem, short_name: z.string() })
export const DegreeType = z.strictObject({ ...openItem, degree: z.string() })
/** A document tag. `slug` does not change with the title: `public` makes a file visible to customers (PRODUCT D-31). */
export const Tag = z.strictObject({ ...Item.shape, title: z.string(), slug: z.string() })
/** `name` is the adjective ("German"), `iso` the country's ISO 3166-1 alpha-2 code. */
export const Nationality = z.strictObject({ ...Item.shape, iso: z.string() })

/** A leaf of the taxonomy industry -> segment_1 -> segment_2; `name` is both segments in one line. */
export const IndustrySegment = z.strictObject({
  ...Item.shape,
  industry_id: uuid,
  industry_name: z.string(),
  segment_1: z.string(),
  segment_2: z.string(),
})
export type IndustrySegment = z.infer<typeof IndustrySegment>

export const Reason = z.strictObject({
  ...Item.shape,
  kind: ReasonKind,
  /** Only for `reject`: whether the person may apply again. */
  allow_resubmit: z.boolean(),
  /** Fills the text of the dialog. */
  default_text: z.nullable(z.string()),
  /** The reason says nothing without a text ("Other"). */
  text_required: z.boolean(),
})
export type Reason = z.infer<typeof Reason>

/** `name` as ISO 3166 has it, `nicename` as people say it; `phonecode` without the plus, null where there is none. */
export const Country = z.strictObject({
  ...Item.shape,
  nicename: z.string(),
  iso: z.string(),
  phonecode: z.nullable(z.int()),
})
export type Country = z.infer<typeof Country>

/** `code`: ISO 3166-2 where the state has one. */
export const State = z.strictObject({ ...Item.shape, country_id: uuid, code: z.nullable(z.string()) })
export const City = z.strictObject({ ...Item.shape, state_id: uuid })

const pageUpTo = (maximum: number) => ({
  ...pageQuery,
  pageSize: z.optional(whole(1, maximum)),
  /** Only these, e.g. to name what a filter in the address holds. */
  ids: z.optional(listOf(uuid)),
})
const PageQuery = z.strictObject(pageUpTo(MAX_PAGE_SIZE))
const WholeQuery = z.strictObject(pageUpTo(MAX_WHOLE_LIST))
export type ListQuery = z.output<typeof WholeQuery>

const hasWord = z.regex(/^$|[\p{L}\p{N}]/u, { error: 'Use letters or digits.' })
const oneSpace = z.overwrite<string>((name) => name.replaceAll(/\s+/g, ' '))
/** The name of an item: letters or digits, single spaces. */
export const label = requiredText(150).check(oneSpace, oneLine, hasWord)

/** A new item by its label: `title` or `name`. What the caller says of `is_draft` and `source` changes nothing. */
const NewItem = z.pipe(
  z
    .strictObject({
      title: z.optional(label),
      name: z.optional(label),
      is_draft: z.optional(z.boolean()),
      source: z.optional(z.literal('Profile')),
    })
    .check(
      z.refine(({ title, name }) => title !== undefined || name !== undefined, {
        error: 'This field is required.',
        path: ['title'],
      }),
    ),
  z.transform(({ title, name }) => ({ name: title ?? name ?? '' })),
)

const listing = <const Path extends `/${string}`, Row extends z.ZodMiniType, Query extends z.ZodMiniType>(
  path: Path,
  title: string,
  row: Row,
  query: Query,
) =>
  endpoint({
    method: 'GET',
    path,
    title,
    access: 'signed_in',
    rate: 'read',
    input: { query },
    ok: list(row),
    log: false,
  })

/** Adding what is there already (case and accents aside) answers the one that is there. */
const addition = <const Path extends `/${string}`, Row extends z.ZodMiniType>(
  path: Path,
  title: string,
  row: Row,
) =>
  endpoint({
    method: 'POST',
    path,
    title,
    access: 'signed_in',
    rate: 'write',
    input: { body: NewItem },
    ok: z.strictObject({ data: row, success: z.literal(true) }),
    status: 201,
    log: { keep: ['title', 'name'] },
  })

/** Only what this person has chosen as their areas of expertise (spec 001 §7). */
const chosenBy = { user_id: z.optional(uuid) }
const IndustryQuery = z.strictObject({ ...pageUpTo(MAX_PAGE_SIZE), ...chosenBy })
const SegmentQuery = z.strictObject({
  ...pageUpTo(MAX_PAGE_SIZE),
  ...chosenBy,
  industry_id: z.optional(listOf(uuid)),
})
const choose = (what: string) => z.uuid({ error: `Choose a ${what} first.` })

export const reference = {
  skills: listing('/skills', 'List skills', Skill, PageQuery),
  addSkill: addition('/skills', 'Add skill', Skill),
  languages: listing('/languages', 'List languages', Language, WholeQuery),
  addLanguage: addition('/languages', 'Add language', Language),
  industries: listing('/industries', 'List industries', Item, IndustryQuery),
  segments: listing('/industries-segments', 'List industry segments', IndustrySegment, SegmentQuery),
  /** The name that one view of the specification uses (PRODUCT X-31). */
  segmentsAlias: listing('/industry_segment', 'List industry segments', IndustrySegment, SegmentQuery),
  countries: listing('/countries', 'List countries', Country, WholeQuery),
  states: listing(
    '/countries/states',
    'List states of a country',
    State,
    z.strictObject({ ...pageUpTo(MAX_WHOLE_LIST), country_id: choose('country') }),
  ),
  cities: listing(
    '/countries/states/cities',
    'List cities of a state',
    City,
    z.strictObject({ ...pageUpTo(MAX_WHOLE_LIST), state_id: choose('state') }),
  ),
  nationalities: listing('/nationalities', 'List nationalities', Nationality, WholeQuery),
  tags: listing('/tagId/', 'List document tags', Tag, WholeQuery),
  tagsAlias: listing('/tagId', 'List document tags', Tag, WholeQuery),
  degreeTypes: listing('/degree-types', 'List degree types', DegreeType, PageQuery),
  addDegreeType: addition('/degree-types', 'Add degree type', DegreeType),
  schools: listing('/schools', 'List schools', School, PageQuery),
  addSchool: addition('/schools', 'Add school', School),
  employmentTypes: listing('/employment-types', 'List employment types', Item, PageQuery),
  talentTypes: listing('/talent-types', 'List talent types', Item, PageQuery),
  categories: listing('/categories', 'List categories', Item, PageQuery),
  regions: listing('/regions', 'List regions', Item, PageQuery),
  personTitles: listing('/accounts/person-titles', 'List person titles', Item, PageQuery),
  reasons: listing(
    '/reasons',
    'List reasons',
    Reason,
    z.strictObject({ ...pageUpTo(MAX_PAGE_SIZE), kind: z.optional(ReasonKind) }),
  ),
}
