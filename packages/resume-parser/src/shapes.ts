/** Shapes that travel between the stages. All lengths are PDF points, the origin is the page's top left. */

export type Box = { x: number; y: number; width: number; height: number }

/** One text item as the PDF draws it. `y` is the top of the glyphs, `base` the baseline. */
export type Item = Box & {
  text: string
  base: number
  size: number
  font: string
  bold: boolean
  italic: boolean
  /** How surely a picture was read, 0..1; text that stands in the file has none. */
  sure?: number
}

export type Link = Box & { url: string }

export type Page = { number: number; width: number; height: number; items: Item[]; links: Link[] }

/** A run of one style inside a cell: "**Engineer**, Acme" has two runs. */
export type Run = Box & { text: string; size: number; font: string; bold: boolean; italic: boolean }

/** Text on one baseline without a wide gap inside. */
export type Cell = Box & {
  text: string
  base: number
  size: number
  bold: boolean
  italic: boolean
  font: string
  page: number
  runs: Run[]
  /** Whether the cell looks like the section titles of the document. */
  titleLook: boolean
}

/** One row of a column: its cells from left to right. */
export type Line = {
  page: number
  x: number
  y: number
  right: number
  bottom: number
  size: number
  bold: boolean
  italic: boolean
  font: string
  text: string
  cells: Cell[]
  isBullet: boolean
  /** White space above, in points; 0 at the top of a column. */
  gap: number
  /** The right end of the widest line of the column. */
  edge: number
  /** Whether the gap above is the smaller of two kinds in this column and look; null when there is one kind only. */
  isTight: boolean | null
}

/** A column of lines in reading order; it may run over several pages. */
export type Flow = { lines: Line[] }

/** Where a value stands. */
export type Place = { page: number; box: Box }

export type WorkEntry = {
  role: string | null
  company: string | null
  join_month: number | null
  join_year: number | null
  relieving_month: number | null
  relieving_year: number | 'Present' | null
  location: string | null
}

export type EducationEntry = {
  degree: string | null
  college: string | null
  join: number | null
  passout: number | null
}

/** The fields of the specification's "Parsed resume". */
export type Resume = {
  first_name: string | null
  last_name: string | null
  email: string | null
  mobile_number: string | null
  linked_in_url: string | null
  current_job_role: string | null
  current_location: string | null
  nationality: string | null
  bio: string | null
  total_years_of_experience: number | null
  skills: string[]
  languages: string[]
  license: string[]
  certification: string[]
  work_experience: WorkEntry[]
  education: EducationEntry[]
}

/** A value with the evidence for it. `confidence` is 0..1, `places` may be empty for a computed value. */
export type Found<T> = { value: T; confidence: number; places: Place[]; reason: string }
