import { STEP_TEXTS } from '@guildhall/contract/applications/completeness'
import { missingSections } from '@guildhall/contract/applications/missing-sections'
import { expect, it } from 'vitest'

it.each([
  [[STEP_TEXTS.language], ['Education', 'Languages']],
  [[STEP_TEXTS.skill], ['Education', 'Skills']],
  [
    [STEP_TEXTS.skill, STEP_TEXTS.language],
    ['Education', 'Skills', 'Languages'],
  ],
  [[], ['Education']],
])('names the sections in which something is missing: %j', (errors, names) => {
  const education = { step: 'education', errors: [STEP_TEXTS.education] } as const

  expect(missingSections([education, { step: 'skills', errors }])).toEqual(names)
})
