/** A field of work in the demo network: what somebody in it has done, knows and is asked for. Companies are invented. */
export interface Field {
  /** From the newest position to the first. */
  titles: readonly string[]
  companies: readonly string[]
  /** As the taxonomy calls its leaves (segment_2), with their industry. */
  segments: readonly [industry: string, segment: string][]
  skills: readonly string[]
  certificates: readonly [title: string, issuer: string][]
  projects: readonly string[]
  study: string
  /** Completes "... years of ...". */
  craft: string
  proof: string
}
