import type { Sent } from '@guildhall/contract/endpoint'
import { signing } from '@guildhall/contract/hiring/signing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { uploadForm } from '#platform/upload.ts'

export const agreementQueries = {
  /** The agreement as it stands, and who signed which version. */
  of: (engagementId: string) =>
    queryOptions({
      queryKey: ['gigs', 'hiring', 'signatures', engagementId],
      queryFn: ({ signal }) => call(signing.signatures, { params: { id: engagementId } }, { signal }),
    }),
}

/** Where a version of the agreement is downloaded, signed if it is. */
export const versionFile = (engagementId: string, version: number) =>
  `/api/engagements/${engagementId}/agreement?version=${version}`

export const agreementActs = {
  sign: (id: string, body: Sent<typeof signing.sign, 'body'>) => call(signing.sign, { params: { id }, body }),
  /** From the version of the engagement that was read. */
  changeTerms: (id: string, body: Sent<typeof signing.changeTerms, 'body'>, version: number | undefined) =>
    call(signing.changeTerms, { params: { id }, body }, version === undefined ? {} : { version }),
  verifyHash: (hash: string) => call(signing.verify, { body: { hash } }),
  verifyFile(file: File) {
    const form = new FormData()
    form.append('file', file)
    return uploadForm(signing.verify, { form })
  },
}
