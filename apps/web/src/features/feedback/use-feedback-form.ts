import { FeedbackForm } from '@guildhall/contract/feedback'
import type { FormEvent } from 'react'
import { pageUrl } from '#platform/tracking/page-url.ts'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
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
  const filling = useValues(FeedbackForm, EMPTY)
  const form = useForm(filling, {
    tells: 'by toast',
    textOf: () => copy.failure,
    save: () => sendFeedback(FeedbackForm.parse({ ...filling.values, page_url: pageUrl(location) })),
    onSaved: onSent,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event)
    focusFirstFault(event.currentTarget)
  }
  return { ...form, send }
}

export type FeedbackFormState = ReturnType<typeof useFeedbackForm>

/** Once the errors are on screen. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid="true"], [data-invalid]:is(input)')
    if (field instanceof HTMLElement) field.focus()
  })
}
