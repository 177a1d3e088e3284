import { eachPlain, PLAIN_FIELDS } from '@guildhall/contract/people/plain-fields'
import type { Db } from '#platform/db/database.ts'
import type { PersonalPart, Traces } from '#platform/privacy/personal-part.ts'
import { nextVersion } from '#platform/db/version.ts'

/** The person themselves. Their row stays, since others' histories lead to it; nothing in it tells who they were. */
export const personalPart: PersonalPart = {
  name: 'person',
  title: 'Name and contacts',
  isFirst: true,
  async collect(db, { personId }) {
    const person = await db
      .selectFrom('people')
      .select(['internal_id', 'first_name', 'last_name', 'email', 'phone_country_iso', 'phone_country_code'])
      .select(['phone_number', 'linked_in_url', 'hear_about_us', 'referral_name', 'bio'])
      .select([...PLAIN_FIELDS])
      .select(['job_title', 'location', 'nationality', 'years_of_experience'])
      .select(['created_at', 'updated_at'])
      .select((row) =>
        row.selectFrom('companies').select('name').whereRef('id', '=', 'people.company_id').as('company'),
      )
      .where('id', '=', personId)
      .execute()
    const merged = await db
      .selectFrom('person_merges')
      .select(['internal_id', 'name', 'former_email', 'merged_at'])
      .where('survivor_id', '=', personId)
      .execute()
    return { person, merged }
  },
  async erase({ db, now }, traces) {
    const { personId, alias } = traces
    const [first = alias, ...rest] = alias.split(' ')
    await db
      .updateTable('people')
      .set({
        first_name: first,
        last_name: rest.join(' '),
        email: null,
        phone_country_iso: null,
        phone_country_code: null,
        phone_number: null,
        linked_in_url: null,
        ...eachPlain(() => null),
        hear_about_us: null,
        referral_name: null,
        bio: null,
        job_title: null,
        location: null,
        nationality: null,
        years_of_experience: null,
        photo_file: null,
        company_id: null,
        erased_at: now,
        updated_at: now,
        version: nextVersion,
      })
      .where('id', '=', personId)
      .execute()
    await db.deleteFrom('person_notes').where('person_id', '=', personId).execute()
    await eraseMerges(db, traces)
  },
}

/** The ids of those who were merged into them lead on to their alias. */
async function eraseMerges(db: Db, { personId, alias }: Traces): Promise<void> {
  await db
    .updateTable('person_merges')
    .set({ name: alias, former_email: null })
    .where('survivor_id', '=', personId)
    .execute()
  await db
    .deleteFrom('distinct_people')
    .where((row) => row.or([row('first_id', '=', personId), row('second_id', '=', personId)]))
    .execute()
}
