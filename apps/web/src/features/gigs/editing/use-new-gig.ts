import { BaseYear, GigName } from '@guildhall/contract/gigs/form'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useFromText } from '#features/gigs/from-text/use-from-text.ts'
import { useWrite } from '#platform/use-write.ts'
import { toServerDate } from '#ui/text/date-format.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
import { createGig } from './queries.ts'

const Form = z.object({ name: GigName, baseYear: z.union([BaseYear, z.undefined()]) })

/** Where somebody goes on with their draft: through its steps, or to who could do it. */
type Way = 'edit' | 'hire'

/** The form of a new project, with what a text says of it, and the ways on from it. */
export function useNewGig({ type, template, prefix }: { type: GigKind; template: string; prefix: string }) {
  const navigate = useNavigate()
  const { isPending, failure, run } = useWrite({ kind: 'create' })
  const [year] = useState(() => toServerDate(new Date()).slice(0, 4))
  const form = useSchemaForm<{ name: string; baseYear: number | undefined }>({
    schema: Form,
    initialValues: { name: '', baseYear: Number(year) },
  })
  const from = useFromText((name) => form.setFieldValue('name', name))
  const create = async ({ name, baseYear }: typeof form.values, way: Way) => {
    const content = Object.keys(from.content).length === 0 ? {} : { content: from.content }
    const template_id = template === '' ? null : template
    const answer = await createGig({ type, name, baseYear, template_id, ...content })
    await navigate({
      to: `/${prefix}/projects/${answer.data.id}/${way}`,
      ...(way === 'edit' && { search: { step: 'brief' } }),
      replace: true,
    })
  }
  /** What is wrong with what came from a text has no field here: it is told below the form. */
  const tell = (fields: Parameters<typeof form.tell>[0]) => {
    form.tell(fields)
    return Object.keys(fields).every((field) => field in form.values)
  }
  const sendBy = (way: Way) =>
    form.onSubmit((values) => void run(() => create(values, way), { form: { tell } }))
  return { form, from, isPending, failure, send: sendBy('edit'), findExperts: sendBy('hire') }
}
