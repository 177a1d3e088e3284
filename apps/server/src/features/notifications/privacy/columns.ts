import { OWN, CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    notifications: {
      columns: 'user_id expert_id subject letter',
      exported: 'data/notifications.json, without the words',
      erased: 'theirs are deleted; those of others name their alias',
    },
    notification_preferences: {
      columns: 'user_id',
      exported: 'data/notifications.json',
      erased: 'deleted',
    },
    push_subscriptions: {
      columns: 'user_id session_id',
      exported: 'data/notifications.json',
      erased: 'deleted',
    },
  },
  texts: {
    notifications: {
      subject: 2000,
      letter: 'json',
    },
  },
  wordless: {
    'notification_preferences.muted': OWN,
    'notifications.kind link commands': CODES,
  },
}
