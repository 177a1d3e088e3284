import { LOG, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    activity_logs: {
      columns: 'user_id expert_id ip user_agent url_params url_query api_query api_payload',
      exported: 'data/activity.json',
      erased:
        'id, type and time stay; addresses, browser, queries and payload go, in rows of others their names',
    },
    domain_events: {
      columns: 'actor_id actor_name subject_id subject_title',
      exported: 'data/activity.json, without the names of others',
      erased: 'kind and time stay, under their alias; of the differences status and roles',
    },
  },
  texts: {},
  wordless: {
    activity_logs: LOG,
    domain_events: LOG,
  },
}
