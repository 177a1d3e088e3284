import { FeedbackForm } from '@guildhall/contract/feedback'
import type { FormEvent } from 'react'
import { pageUrl } from '#platform/page-url.ts'
import { useWrite } from '#platform/use-write.ts'
import { useSchemaForm } from '#ui/fields/form.ts'
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
  const { isPending, run } = useWrite({ tells: 'by toast', textOf: () => copy.failure })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const checked = FeedbackForm.safeParse({ ...form.getValues(), page_url: pageUrl(location) })
    if (form.validate().hasErrors || !checked.success) return focusFirstFault(element)
    void run(() => sendFeedback(checked.data), { form, onDone: onSent })
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
