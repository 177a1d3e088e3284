import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const WHOLE = { PUBLIC_URL: 'https://portal.example', SMTP_URL: 'smtp://mail.example' }

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').slice(1)
  }
}

it('names each setting that is not defined, in the words of the documents', () => {
  expect(problemsOf({})).toEqual([
    '  - [Env]: PUBLIC_URL is not defined. It is the https address under which people reach the portal.',
    '  - [Env]: SMTP_URL is not defined. Without it nobody can verify an address or reset a password.',
  ])
  expect(problemsOf({ DEMO: '1', DATABASE_READ_URL: 'postgres://standby.example/portal' })).toEqual([
    '  - [Env]: DATABASE_URL is not defined. DATABASE_DIRECT_URL and DATABASE_READ_URL need it beside them.',
  ])
})

it.each([
  {
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
  },
  {
    PUSH_INSTANCE_ID: 'portal',
    VAPID_PUBLIC_KEY: Buffer.alloc(65, 4).toString('base64url'),
    VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
  },
])('wants settings that belong together all or not at all', (together) => {
  expect(problemsOf(WHOLE)).toEqual([])
  expect(problemsOf({ ...WHOLE, ...together })).toEqual([])
  for (const name of Object.keys(together))
    expect(problemsOf({ ...WHOLE, ...together, [name]: '' })).toEqual([
      expect.stringMatching(`\\[Env\\]: ${name} is not defined\\. .* belong together\\.$`),
    ])
})
