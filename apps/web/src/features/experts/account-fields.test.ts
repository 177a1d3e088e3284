import { expect, it } from 'vitest'
import { accountFields } from './account-fields.ts'

const profile = { id: 'p1', email: 'ada@lorem.test', pending_email: null, hear_about_us: null }

it.each([
  ['ada@lorem.test', true],
  ['', true],
  ['bea@lorem.test', false],
])('asks for the password only for another address: %s', (email, isHidden) => {
  const fields = accountFields({ profile, ways: [], isOwn: true })
  const password = fields.find(({ name }) => name === 'current_password')

  expect(password?.isHidden?.({ email })).toBe(isHidden)
})

it.each([
  [{ isOwn: true, passwordDue: 'Set one' }, 'Set one'],
  [{ isOwn: true, passwordDue: false }, undefined],
  [{ isOwn: false, passwordDue: 'Set one' }, undefined],
])(
  'leads who has no password to where they set one before they change their own address: %j',
  (who, said) => {
    const email = accountFields({ profile, ways: [], ...who }).find(({ name }) => name === 'email')

    expect(email?.description).toBe(said)
    expect(email?.isDisabled?.({}) ?? false).toBe(said !== undefined)
  },
)
