import { ALIAS, NOT_THEIRS, LOG, OWN, CODES, type PersonalColumns } from '#platform/privacy/columns.ts'

export const columns: PersonalColumns = {
  tables: {
    users: {
      columns: 'person_id email password_hash last_sign_in_at',
      exported: 'data/account.json',
      erased: 'the row stays without address, password and second factor, switched off',
    },
    user_roles: {
      columns: 'user_id',
      exported: 'data/account.json',
      erased: 'deleted',
    },
    role_grants: {
      columns: 'granted_by',
      exported: NOT_THEIRS,
      erased: ALIAS,
    },
    sessions: {
      columns: 'user_id view_as ip',
      exported: 'data/account.json',
      erased: 'deleted',
    },
    one_time_tokens: {
      columns: 'user_id',
      exported: 'data/account.json, without the tokens',
      erased: 'deleted, with those of others that name them',
    },
    recovery_codes: {
      columns: 'user_id',
      exported: 'secret',
      erased: 'deleted',
    },
    passkeys: {
      columns: 'user_id',
      exported: 'data/account.json, without the keys',
      erased: 'deleted',
    },
    external_identities: {
      columns: 'user_id',
      exported: 'data/account.json',
      erased: 'deleted',
    },
    consents: {
      columns: 'user_id typed_name ip user_agent',
      exported: 'data/account.json',
      erased: 'that they agreed, to what and when stays; name, address and browser go',
    },
    security_events: {
      columns: 'user_id ip user_agent',
      exported: 'data/account.json',
      erased: 'kind and time stay; address, browser and details go',
    },
  },
  texts: { passkeys: { name: 80 } },
  wordless: {
    security_events: LOG,
    'users.email password_hash timezone': OWN,
    'sessions.active_role ip device os browser': OWN,
    'consents.kind version text_hash typed_name ip user_agent': OWN,
    'external_identities.issuer subject': OWN,
    'passkeys.credential_id transports': OWN,
    'passkey_challenges.challenge': CODES,
    'one_time_tokens.subject': OWN,
    'attempts.key': CODES,
    'role_grants.role permission': CODES,
  },
}
