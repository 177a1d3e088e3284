import type { Evidence } from '@guildhall/contract/people/duplicates'

/** Why two may be one person, on chips. */
export const EVIDENCE_WORDS: Record<Evidence, string> = {
  email: 'Same email',
  linked_in: 'Same LinkedIn',
  phone: 'Same phone',
  name: 'Same name',
  similar_name: 'Similar name',
  education: 'Same degree',
  company: 'Same company',
  city: 'Same city',
}
