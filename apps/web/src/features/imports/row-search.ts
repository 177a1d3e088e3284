import { VERDICTS } from '@guildhall/contract/imports'
import { oneOf, page } from '#platform/address-readers.ts'

/** Which rows of an import are shown, in the address of its page. */
export const ROW_SEARCH = {
  verdict: oneOf(VERDICTS),
  page,
}
