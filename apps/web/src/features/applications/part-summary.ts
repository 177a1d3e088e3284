import { copy } from './copy.ts'
import type { Draft } from './draft.ts'
import type { SectionName } from './faults.ts'
import { dotted } from '#ui/text/dotted.ts'

/** What a closed part of the Validate step holds, in one line. */
export function summaryOf(draft: Draft, name: SectionName): string {
  const words = SUMMARIES[name](draft).filter((word) => word.trim() !== '')
  return words.length === 0 ? copy.notProvided : dotted(words)
}

const SUMMARIES: Record<SectionName, (draft: Draft) => string[]> = {
  profile: ({ values }) => [
    `${values.first_name} ${values.last_name}`,
    values.current_location,
    values.mobile_number,
  ],
  professional: ({ values, lists }) => [
    values.current_job_role,
    values.total_years_of_experience && copy.years(values.total_years_of_experience),
    lists.skills.length > 0 ? copy.countOfSkills(lists.skills.length) : '',
  ],
  work: ({ work }) => first(work, ({ role, company }) => [role, company]),
  education: ({ education }) => first(education, ({ degree, college }) => [degree, college]),
  certificates: ({ lists }) => first([...lists.license, ...lists.certification], (name) => [name]),
}

/** The words of the first, and how many there are beside it. */
function first<Entry>(entries: readonly Entry[], wordsOf: (entry: Entry) => string[]): string[] {
  const [entry] = entries
  if (entry === undefined) return []
  return [...wordsOf(entry), entries.length > 1 ? copy.moreValue(entries.length - 1) : '']
}
