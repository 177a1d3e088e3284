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
