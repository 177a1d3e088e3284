import type { Sent } from '@guildhall/contract/endpoint'
import { ownPapers, type OwnPaper } from '@guildhall/contract/hiring/papers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** What is signed by typing a name. */
export type SignedKind = Exclude<OwnPaper['kind'], 'training'>

export const paperQueries = {
  own: () =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'papers'],
      queryFn: ({ signal }) => call(ownPapers.ownPapers, {}, { isMain: true, signal }),
      select: ({ data }) => data,
    }),
}

export const paperActs = {
  sign: (kind: SignedKind, body: Sent<typeof ownPapers.signPaper, 'body'>) =>
    call(ownPapers.signPaper, { params: { kind }, body }),
  answer: (body: Sent<typeof ownPapers.takeTraining, 'body'>) => call(ownPapers.takeTraining, { body }),
}

/** The newest that was signed, with its certificate. */
export const paperFile = (kind: SignedKind) => `/api/papers/${kind}/file`
