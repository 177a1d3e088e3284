import type { SectionName } from '@guildhall/contract/experts/sections'
import type { Seen } from '#features/experts/service.ts'
import type { View } from '#features/experts/policy.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx, SignedIn } from '#platform/http/context.ts'

/** Where the entries of a section are: a person, and for the projects of an experience that experience. */
export interface Place {
  personId: string
  experienceId?: string
}

export interface Entry {
  id: string
  version: number
}

export type Columns = Record<string, string | number | boolean | null>

/** All that the generic implementation does not know of a section. */
export interface Section<Form, Row extends Entry> {
  name: SectionName
  table: SectionTable
  /** Where the section is when the path does not name the person. */
  locate?: (ctx: SignedIn, id: string) => Promise<Place>
  /** The entries at a place in the order of the profile, or the one of `id`. */
  rows: (db: Db, place: Place, id?: string) => Promise<Row[]>
  /** The form as columns; 422 when it names what is not in the lists. */
  columns: (ctx: SignedIn, form: Form, place: Place) => Promise<Columns>
  /** Of a form that its schema refuses: what else is missing, which only the lists can tell. */
  missing?: (ctx: Ctx, sent: object) => Promise<Record<string, string[]>>
  /** Adds what hangs on the entries, as far as this reader may see it. */
  complete?: (ctx: SignedIn, seen: Seen, rows: Row[]) => Promise<Row[]>
  /** What a search looks at. */
  label: (row: Row) => string
  /** Hidden from readers of the profile who may not see this section. */
  isVisible?: (view: View) => boolean
  /** No two entries of a person share this column; `field` of the form is told so. */
  unique?: { column: string; field: string; text: string }
}

export type SectionTable =
  | 'expert_experiences'
  | 'expert_experience_projects'
  | 'expert_educations'
  | 'expert_certifications'
  | 'expert_skills'
  | 'expert_languages'
  | 'expert_rates'
