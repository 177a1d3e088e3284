import type { Draft, Work } from './draft.ts'
import type { SubmittedForm } from './queries.ts'

/** The Rate step, as it is typed. */
export interface RateDraft {
  rate_type: string
  rate: number | undefined
  hear_about_us: string
  referral_name: string
}

export const EMPTY_RATE: RateDraft = { rate_type: '', rate: undefined, hear_about_us: '', referral_name: '' }

/** What is not known yet stands there unchecked: the schema of the contract says what is missing. */
type Loose = { [Key in keyof SubmittedForm]: unknown }

/** An application as the server takes it (spec 001 §3). */
export function payloadOf(draft: Draft, rate: RateDraft, fileName: string | undefined): Loose {
  const { values, lists } = draft
  const years = values.total_years_of_experience.trim()
  return {
    name: `${values.first_name} ${values.last_name}`.trim(),
    first_name: values.first_name,
    last_name: values.last_name,
    phones: [values.mobile_number.trim()],
    linked_in_url: values.linked_in_url,
    current_job_role: values.current_job_role,
    location: values.current_location,
    nationality: values.nationality,
    bio: values.bio,
    years_of_experience: years === '' ? undefined : Number(years),
    ...lists,
    work_experience: draft.work.map((entry) => ({
      role: entry.role,
      company: entry.company,
      join_date: `${entry.join_year}-${entry.join_month}`,
      relieving: relievingOf(entry),
      location: entry.location,
    })),
    education: draft.education.map(({ degree, college, join, passout }) => ({
      degree,
      college,
      join_date: join,
      passout,
    })),
    rate_type: rate.rate_type,
    rate: rate.rate,
    hear_about_us: rate.hear_about_us,
    ...(rate.referral_name === '' ? {} : { referral_name: rate.referral_name }),
    status: 'Pending',
    ...(fileName === undefined ? {} : { resume_file_name: fileName }),
  }
}

function relievingOf({ isCurrent, relieving_year: year, relieving_month: month }: Work): string {
  return isCurrent ? 'Present' : `${year}-${month}`
}
