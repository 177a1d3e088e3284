import { sql } from 'kysely'

/** What has a state of its own is said by its kind: "Deliverable handed in: Market map". */
const OF_WORK: Readonly<Record<string, string>> = {
  deliverable: 'Deliverable',
  call: 'Call',
  week: 'Hours',
  agreement: 'Agreement',
  gate: 'Requirement',
}

/** Of an engagement, where the word of the event is not the one that people use. */
const OF_HIRING: Readonly<Record<string, string>> = {
  reviewed: 'Shortlisted',
  talk_wanted: 'Talk requested',
  not_selected: 'Turned down',
  declined: 'Declined by the expert',
  withdrawn_by_expert: 'Withdrawn by the expert',
  withdrawn_by_staff: 'Request withdrawn',
  expires_soon: 'Request expires soon',
  expired: 'Request expired',
  gig_closed: 'Request ended, project closed',
  rate_now: 'Ratings requested',
  expert_left: 'Expert left the network',
  terminated: 'Ended early',
}

const subject = sql`split_part(a.kind, '.', 1)`
const words = sql`replace(split_part(a.kind, '.', 2), '_', ' ')`
const sentence = sql`upper(left(${words}, 1)) || substr(${words}, 2)`
const name = sql`': ' || coalesce(a.subject_title, '')`
const whens = (labels: Readonly<Record<string, string>>) =>
  sql.join(
    Object.entries(labels).map(([one, label]) => sql`when ${one}::text then ${label}::text`),
    sql` `,
  )
const work = whens(OF_WORK)
const hiring = sql`coalesce(case split_part(a.kind, '.', 2) ${whens(OF_HIRING)} end, ${sentence})`

/**
 * "gig.member_added" -> "Member added"; of something on the project its name: "engagement.hired" -> "Hired: Ada
 * Lovelace". A visit stands among what was done, and the name of its page alone would say nothing. Made in the
 * database, so that a list is sorted and searched by what is read.
 */
export const titleOfActivity = sql<string>`case
  when a.kind is null then case a.type when 'visit' then 'Visited: ' else '' end || coalesce(a.log_name, 'N/A')
  when ${subject} = 'engagement' then ${hiring} || ${name}
  else coalesce(case ${subject} ${work} end || ' ' || ${words} || ${name}, ${sentence}) end`
