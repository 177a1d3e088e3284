import { expect, it } from 'vitest'
import { mergeSettings } from './merge-settings.ts'
import type { FormValues } from './use-settings-form.ts'

const STORED: FormValues = {
  banner: 'Open',
  contact_email: '',
  feedback_enable: true,
  notifications_enable: true,
  dark_mode_enable: false,
  corrected_wording: false,
  activity_logging: true,
  activity_retention: 180,
  allow_self_approval: false,
  require_mfa: false,
  attachment_extensions: ['pdf'],
  gig_extensions: ['pdf'],
  social_links: [],
  currencies: ['USD', 'EUR'],
  company_types: ['Customer', 'Partner'],
  hear_about_us: [{ name: 'Friend', asks_name: true }],
  project_types: [],
  limits: { list_rows: 20, faq_rows: 10 },
  was: { company_types: ['Customer', 'Partner'], hear_about_us: ['Friend'] },
}

/** What is stored after somebody else saved other types of companies. */
function withTypes(types: string[]): FormValues {
  return { ...STORED, company_types: types, was: { ...STORED.was, company_types: types } }
}

function merged(mine: Partial<FormValues>, theirs: Partial<FormValues>) {
  return mergeSettings({ start: STORED, mine: { ...STORED, ...mine }, theirs: { ...STORED, ...theirs } })
}

it('keeps the lines that either of two administrators added', () => {
  const mine = {
    company_types: ['Customer', 'Partner', 'Mine'],
    was: { ...STORED.was, company_types: ['Customer', 'Partner', null] },
    currencies: ['USD', 'EUR', 'CHF'],
  }
  const { values, both } = merged(mine, {
    ...withTypes(['Customer', 'Partner', 'Theirs']),
    currencies: ['USD', 'EUR', 'JPY'],
  })

  expect(values.company_types).toEqual(['Customer', 'Partner', 'Mine', 'Theirs'])
  expect(values.was.company_types).toEqual(['Customer', 'Partner', null, 'Theirs'])
  expect(values.currencies).toEqual(['USD', 'EUR', 'CHF', 'JPY'])
  expect(both).toEqual({})
})

it('leaves away what one of them took away, and keeps what the other renamed as a new line', () => {
  const renamed = {
    company_types: ['Client', 'Partner'],
    was: { ...STORED.was, company_types: ['Customer', 'Partner'] },
  }
  const { values } = merged(renamed, withTypes([]))

  expect(values.company_types).toEqual(['Client'])
  expect(values.was.company_types).toEqual([null])
})

it('takes over the limits that only the other one changed, and tells of those that both changed', () => {
  const { values, both } = merged(
    { limits: { list_rows: 30, faq_rows: 10 }, banner: 'Closed' },
    { limits: { list_rows: 40, faq_rows: 15 }, banner: 'Open late', contact_email: 'a@b.test' },
  )

  expect(values.limits).toEqual({ list_rows: 30, faq_rows: 15 })
  expect([values.banner, values.contact_email]).toEqual(['Closed', 'a@b.test'])
  expect(both).toEqual({ 'limits.list_rows': 40, banner: 'Open late' })
})
