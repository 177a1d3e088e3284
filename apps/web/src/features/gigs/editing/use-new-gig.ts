import { BaseYear, GigName } from '@guildhall/contract/gigs/form'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { useFromText } from '#features/gigs/from-text/use-from-text.ts'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { useForm } from '#platform/use-form.ts'
import { toServerDate } from '#ui/text/date-format.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { createGig } from './queries.ts'

const Form = z.object({ name: GigName, baseYear: z.optional(BaseYear) })

type Values = { name: string; baseYear: number | undefined }

/** Where somebody goes on with their draft: through its steps, or to who could do it. */
type Way = 'edit' | 'hire'

type Given = { type: GigKind; template: string; company: string | undefined; prefix: string }

/** The form of a new project, with what a text says of it, and the ways on from it. */
export function useNewGig({ type, template, company, prefix }: Given) {
  const navigate = useNavigate()
  const way = useRef<Way>('edit')
  const [year] = useState(() => toServerDate(new Date()).slice(0, 4))
  const filling = useValues<Values>(Form, { name: '', baseYear: Number(year) })
  const from = useFromText((name) => filling.put('name', name))
  const form = useForm(filling, {
    kind: 'create',
    save() {
      const known = { ...(company !== undefined && { company_id: company }), ...from.content }
      const content = Object.keys(known).length > 0 && { content: known }
      const template_id = template === '' ? null : template
      return createGig({ type, ...filling.values, template_id, ...content })
    },
    onSaved: ({ data }) =>
      navigate({
        to: `/${prefix}/projects/${data.id}/${way.current}`,
        ...(way.current === 'edit' && { search: { step: 'brief' } }),
        replace: true,
      }),
  })
  useUnsavedNotice(form.isDirty || from.text.trim() !== '')
  const send = (event: FormEvent<HTMLFormElement>) => {
    way.current = 'edit'
    form.onSubmit(event)
  }
  const findExperts = () => {
    way.current = 'hire'
    void form.submit()
  }
  return { form, from, send, findExperts }
}
