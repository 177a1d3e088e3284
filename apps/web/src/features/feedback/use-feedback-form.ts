import { FeedbackForm } from '@guildhall/contract/feedback'
import type { FormEvent } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { pageUrl } from '#platform/page-url.ts'
import { useSubmit } from '#platform/use-submit.ts'
import { showServerErrors, useSchemaForm } from '#ui/form.ts'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { sendFeedback } from './queries.ts'

/** Nothing chosen yet is 0 and ''. */
const EMPTY: Record<'message' | 'type' | 'page_url', string> & { rate: number } = {
  message: '',
  rate: 0,
  type: '',
  page_url: '/',
}

/** What the dialog holds; it goes with the page on which it is sent. */
export function useFeedbackForm(onSent: () => void) {
  const form = useSchemaForm({ schema: FeedbackForm, initialValues: EMPTY })
  const { isPending, submit } = useSubmit()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const checked = FeedbackForm.safeParse({ ...form.getValues(), page_url: pageUrl(location) })
    if (form.validate().hasErrors || !checked.success) return focusFirstFault(element)
    void submit(
      () => deliver(checked.data),
      (fields) => (showServerErrors(form, fields), true),
    )
  }
  const deliver = async (data: FeedbackForm) => {
    try {
      await sendFeedback(data)
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 422)) toasts.error(copy.failure)
      throw error
    }
  }
  return { form, isPending, send }
}

export type FeedbackFormState = ReturnType<typeof useFeedbackForm>['form']

/** Once the errors are on screen. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid="true"], [data-invalid]:is(input)')
    if (field instanceof HTMLElement) field.focus()
  })
}
