import { allSections } from '@guildhall/contract/experts/all-sections'
import { hiring } from '@guildhall/contract/hiring'
import type { Checklist } from '@guildhall/contract/hiring/onboarded'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '#platform/session.tsx'
import { renderWithData } from '#test/render.tsx'
import { sampleSections, sampleUser } from '#test/samples.ts'
import { stubApi } from '#test/stub-api.ts'
import { AskArea } from '#ui/dialogs/asking.tsx'
import { ChecklistDrawer } from './checklist-drawer.tsx'

type Item = Checklist['items'][number]

const PERSON = '0193b4a0-0000-7000-8000-0000000000b1'
const FORM = { id: '0193b4a0-0000-7000-8000-0000000000b2', name: 'w8.pdf' }
const NOTHING = { done_at: null, done_by: null, is_derived: false, file: null, is_signed: false }
const TAX = { ...NOTHING, item: 'tax_form', label: 'Tax form', is_required: true } as const

function open(taxForm: Partial<Item> & Pick<Item, 'is_done'>) {
  const sent: unknown[] = []
  const list = { id: PERSON, name: 'Ada Lovelace', is_onboarded: true, items: [{ ...TAX, ...taxForm }] }
  const file = {
    uuid: FORM.id,
    filename: FORM.name,
    fileExtension: 'pdf',
    size: 9,
    url: '/x',
    created_at: '2026-11-02T09:00:00.000Z',
  }
  signedIn(sampleUser({ roles: ['growth_experts_hr_generalist'] }))
  const api = stubApi()
  api.on(hiring.checklist, () => ({ data: list }))
  api.on(hiring.tick, ({ body }) => {
    sent.push(body)
    return { data: list }
  })
  api.on(allSections.read, () => sampleSections({ attachments: [{ ...file, tags: [], tag_ids: [] }] }))
  return {
    ...renderWithData(
      <>
        <ChecklistDrawer personId={PERSON} onClose={() => undefined} />
        <AskArea />
      </>,
    ),
    sent,
  }
}

it('puts a file of the profile to what is ticked off', async () => {
  const { user, sent } = open({ is_done: true, done_at: '2026-11-02T09:00:00.000Z' })

  await user.click(await screen.findByRole('combobox', { name: 'File for Tax form' }))
  await user.click(await screen.findByRole('option', { name: FORM.name }))

  expect(sent).toEqual([{ item: 'tax_form', is_done: true, file_id: FORM.id }])
})

it('opens the file that is there', async () => {
  open({ is_done: true, done_at: '2026-11-02T09:00:00.000Z', file: FORM })
  expect((await screen.findByRole('link', { name: FORM.name })).getAttribute('href')).toBe(
    `/api/attachments/${FORM.id}`,
  )
})

it('asks for no file of what is missing', async () => {
  open({ is_done: false })
  expect(await screen.findByRole('checkbox', { name: /Tax form/ })).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('asks before a required paper is taken away', async () => {
  const { user, sent } = open({ is_done: true, done_at: '2026-11-02T09:00:00.000Z' })
  const box = await screen.findByRole('checkbox', { name: /Tax form/ })

  await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Keep the tick' }))
  expect(sent).toEqual([])
  await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Untick' }))

  expect(sent).toEqual([{ item: 'tax_form', is_done: false, file_id: null }])
})
