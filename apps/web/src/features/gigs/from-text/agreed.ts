import type { GigForm } from '@guildhall/contract/gigs/form'
import type { Proposal, ProposedChange } from '@guildhall/contract/gigs/from-text'

/** The content of a project from the proposals that somebody agreed to. Lists grow, the name is typed elsewhere. */
export function agreedContent(proposals: readonly Proposal[]): GigForm {
  let content: ProposedChange = {}
  for (const { change } of proposals) content = { ...content, ...change, ...joined(content, change) }
  const { name: _, ...rest } = content
  return rest
}

const LISTS = [
  'industry_ids',
  'segment_ids',
  'region_ids',
  'language_ids',
  'skills_required',
  'skills_nice',
  'conflict_company_ids',
] as const

/** What two changes hold together where neither may take the place of the other. */
function joined(before: ProposedChange, change: ProposedChange): ProposedChange {
  const both: ProposedChange = {}
  for (const key of LISTS) {
    const ids = [...(before[key] ?? []), ...(change[key] ?? [])]
    if (ids.length > 0) both[key] = [...new Set(ids)]
  }
  const details = { ...before.details, ...change.details }
  return Object.keys(details).length === 0 ? both : { ...both, details }
}
