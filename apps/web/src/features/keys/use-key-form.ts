import type { Permission, Role } from '@guildhall/contract/access'
import { ApiKeyForm } from '@guildhall/contract/keys'
import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
import { createKey } from './queries.ts'

/** As it is filled in: no day is an empty text. */
interface Values extends Record<string, unknown> {
  name: string
  role: Role
  permissions: Permission[]
  expires_at: string
}

const USUAL_DAYS = 90
const Fields = z.pick(ApiKeyForm, { name: true, role: true })

/** A key in the making; `onMade` is given the key itself. */
export function useKeyForm(onMade: (key: string) => void) {
  const form = useSchemaForm({ schema: z.looseObject(Fields.shape), initialValues: empty() })
  const { run, ...saving } = useWrite({ kind: 'create', refetch: ['keys'] })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return
    const { name, role, permissions, expires_at: lastDay } = form.getValues()
    const chosen = permissions.length > 0 ? { permissions } : {}
    void run(() => createKey({ name, role, ...chosen, expires_at: lastDay === '' ? null : lastDay }), {
      form,
      onDone: ({ data }) => onMade(data.key),
    })
  }
  return { form, ...saving, save }
}

function empty(): Values {
  const lastDay = new Date(Date.now() + USUAL_DAYS * 86_400_000).toISOString().slice(0, 10)
  return { name: '', role: 'growth_experts_manager', permissions: [], expires_at: lastDay }
}
