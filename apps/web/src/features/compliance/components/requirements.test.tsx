import {
  compliance,
  GATES,
  type GateKey,
  type Moment,
  type RequirementForm,
} from '@guildhall/contract/compliance'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithData } from '#test/render.tsx'
import { StubRefusal, stubApi } from '#test/stub-api.ts'
import { Requirements } from './requirements.tsx'

const PLACE = { kind: 'growth-opportunity', confidentiality: 'open' } as const
const answer = (binds: Partial<Record<GateKey, Moment[]>>) => ({
  ...PLACE,
  gates: GATES.map((key) => ({ key, title: key, binds: binds[key] ?? [], always: [] })),
})
const box = (gate: GateKey, name: string) =>
  within(screen.getByRole('group', { name: gate })).getByRole('checkbox', { name })

it('sends what was changed, keeps it when somebody else was faster, and takes over the rest', async () => {
  let saved = answer({})
  const sent: RequirementForm[] = []
  const api = stubApi()
  api.on(compliance.requirements, () => ({ data: [saved] }))
  api.on(compliance.require, ({ body }) => {
    sent.push(body)
    return sent.length === 1 ? new StubRefusal(412, '', 'stale') : { data: saved }
  })
  const { user } = renderWithData(<Requirements />)
  await user.click(within(await screen.findByRole('group', { name: 'nda' })).getByLabelText('Before calls'))
  saved = answer({ nda: ['files'], training: ['hire'] })
  await user.click(screen.getByRole('button', { name: 'Save requirements' }))

  expect(await screen.findByText(/Somebody else has just changed these requirements/)).toBeDefined()
  expect(box('nda', 'Before calls')).toHaveProperty('checked', true)
  expect(box('training', 'Before the hire')).toHaveProperty('checked', true)

  await user.click(screen.getByRole('button', { name: 'Save requirements' }))
  expect(sent.map(({ gates }) => gates)).toEqual([
    [{ key: 'nda', binds: ['call'], was: [] }],
    [{ key: 'nda', binds: ['call'], was: ['files'] }],
  ])
})

it('says why a box cannot be ticked', async () => {
  const always = (key: GateKey): Moment[] => (key === 'cooling_off' ? ['hire'] : [])
  const gates = answer({}).gates.map((gate) => ({ ...gate, always: always(gate.key) }))
  stubApi().on(compliance.requirements, () => ({ data: [{ ...PLACE, gates }] }))
  renderWithData(<Requirements />)

  const locked = await screen.findByRole('group', { name: 'cooling_off Always before the hire' })
  expect(within(locked).getByLabelText('Before the hire')).toHaveProperty('disabled', true)
})
