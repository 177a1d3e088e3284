import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Field } from './draft.ts'
import { useDraft } from './use-draft.ts'

const fields: readonly Field[] = [
  { kind: 'text', name: 'email', label: 'Email' },
  { kind: 'text', name: 'referral_name', label: 'Referral name', isHidden: () => true },
]

function useSample() {
  const form = useDraft({ fields, initial: { email: '', referral_name: '' }, faults: () => ({}) })
  for (const { name } of form.shown) form.errorOf(name)
  return form
}

it('knows whether what the server said of fields is on show', () => {
  const { result } = renderHook(useSample)
  const tell = (name: string) => {
    let isOnShow: boolean | undefined
    act(() => {
      isOnShow = result.current.tell({ [name]: ['Taken.'] })
    })
    return isOnShow
  }

  expect(tell('email')).toBe(true)
  expect(result.current.errorOf('email')).toBe('Taken.')
  expect(tell('referral_name')).toBe(false)
  expect(tell('owner')).toBe(false)
})

it('waits for an option that the server still makes, and for none that it could not make', () => {
  const roster: Field = {
    kind: 'choice',
    name: 'roster',
    label: 'Roster',
    choices: { name: 'rosters', load: async () => [] },
  }
  const { result } = renderHook(() =>
    useDraft({ fields: [roster], initial: { roster: undefined }, faults: () => ({}) }),
  )
  const wrongWith = (option: { id: string; name: string; error?: boolean }) => {
    act(() => result.current.change(roster, option))
    let wrong: string[] = []
    act(() => {
      wrong = result.current.check()
    })
    return wrong
  }

  expect(wrongWith({ id: 'new:Nine', name: 'Nine' })).toEqual(['roster'])
  expect(result.current.errorOf('roster')).toBe('This is still being added. Try again in a moment.')
  expect(wrongWith({ id: 'new:Nine', name: 'Nine', error: true })).toEqual([])
  expect(wrongWith({ id: '0193b4a0-0000-7000-8000-000000000001', name: 'Nine' })).toEqual([])
})
