import type { PersonHolder } from '#features/people/service.ts'

/** What they were told comes along; where and how they want to be told is a matter of the login that stays. */
export const notificationsOfPeople: PersonHolder = {
  references: [
    { table: 'notifications', column: 'user_id', names: 'user', what: 'notification' },
    { table: 'notification_preferences', column: 'user_id', names: 'user', ends: true },
    { table: 'push_subscriptions', column: 'user_id', names: 'user', ends: true },
  ],
}
