import { pageQuery } from '@guildhall/contract/envelope'
import { feedbackFilter } from '@guildhall/contract/feedback'
import * as z from 'zod/mini'

/** What the address of the list may say, by the schemas of the server. */
export const FeedbackSearch = z.object({
  ...feedbackFilter,
  keyword: pageQuery.keyword,
  page: pageQuery.page,
})
