import type { Permission, Role } from '@guildhall/contract/access'
import { ApiKeyForm } from '@guildhall/contract/keys'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { createKey } from './queries.ts'

/** As it is filled in: no day is an empty text. */
type Values = { name: string; role: Role; permissions: Permission[]; expires_at: string }

const USUAL_DAYS = 90
const Fields = z.looseObject(z.pick(ApiKeyForm, { name: true, role: true }).shape)

/** A key in the making; `onMade` is given the key itself. */
export function useKeyForm(onMade: (key: string) => void) {
  const [initial] = useState(empty)
  const form = useValues(Fields, initial)
  return useForm(form, {
    kind: 'create',
    refetch: ['keys'],
    save() {
      const { name, role, permissions, expires_at: lastDay } = form.values
      const chosen = permissions.length > 0 ? { permissions } : {}
      return createKey({ name, role, ...chosen, expires_at: lastDay === '' ? null : lastDay })
    },
    onSaved: ({ data }) => onMade(data.key),
  })
}

function empty(): Values {
  const lastDay = new Date(Date.now() + USUAL_DAYS * 86_400_000).toISOString().slice(0, 10)
  return { name: '', role: 'growth_experts_manager', permissions: [], expires_at: lastDay }
}
