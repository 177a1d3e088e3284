import { NOT_THEIRS, OWN, MADE, CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    people: {
      columns:
        'id first_name last_name email phone_country_iso phone_country_code phone_number linked_in_url twitter_handle',
      exported: 'data/person.json',
      erased: 'the row stays under its alias; everything else is null',
    },
    people_keys: {
      columns: 'person_id email phone linked_in first_name last_name',
      exported: 'made of what stands in data/person.json',
      erased: 'made anew of their alias',
    },
    distinct_people: {
      columns: 'first_id second_id decided_by',
      exported: NOT_THEIRS,
      erased: 'deleted',
    },
    person_merges: {
      columns: 'survivor_id merged_user_id name former_email merged_by',
      exported: 'data/person.json',
      erased: 'the ids stay and lead to their alias; name and address go',
    },
    person_notes: {
      columns: 'person_id author_id note',
      exported: 'of the staff, for the staff',
      erased: 'those about them are deleted; those by them stay, under their alias',
    },
  },
  texts: {
    people: {
      bio: 4000,
      referral_name: 200,
      job_title: 150,
      location: 300,
      physical_location: 300,
    },
    person_notes: {
      note: 4000,
    },
  },
  wordless: {
    'people.internal_id first_name last_name email phone_country_iso phone_country_code phone_number linked_in_url':
      OWN,
    'people.twitter_handle nationality hear_about_us': OWN,
    'person_merges.internal_id name former_email': OWN,
    'people_keys.email phone linked_in full_name first_name last_name city search': MADE,
    'person_notes.decision': CODES,
  },
}
