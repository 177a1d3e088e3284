import { FeedbackForm } from '@guildhall/contract/feedback'
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
  return useForm(filling, {
    tells: 'by toast',
    textOf: () => copy.failure,
    save: () => sendFeedback(FeedbackForm.parse({ ...filling.values, page_url: pageUrl(location) })),
    onSaved: onSent,
  })
}

export type FeedbackFormState = ReturnType<typeof useFeedbackForm>
