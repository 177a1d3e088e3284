import { applications } from '@guildhall/contract/applications'
import type { Comparison } from '@guildhall/contract/applications/resume-change'
import type { Sent } from '@guildhall/contract/endpoint'
import { files } from '@guildhall/contract/experts/files'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { uploadForm, type UploadOptions } from '#platform/upload.ts'

/** Keeps a resume; its name there is the answer. */
export async function uploadResume(file: File, options: UploadOptions): Promise<string | undefined> {
  const form = new FormData()
  form.append('file', file)
  const answer: { file_name?: string } = await uploadForm(files.uploadResume, { form }, options)
  return answer.file_name
}

/** Hears of each page of a scan before it is read. */
type OnPage = (page: number, pages: number) => void

/** In steps: a scan takes seconds a page. */
const STEPS = { steps: 'true' } as const

const heardBy = (onPage: OnPage) => (step: Readonly<Record<string, unknown>>) =>
  onPage(Number(step['page']), Number(step['pages']))

export async function parseResume(fileName: string, onPage: OnPage) {
  const { body } = await call(
    applications.parseResume,
    { body: { fileName }, query: STEPS },
    { onStep: heardBy(onPage) },
  )
  return { ...body.ui_output, message: body.message }
}

export type SubmittedForm = Sent<typeof applications.submit, 'body'>

/** Sends the application; with the same key again it has no second effect. */
export function submitApplication(form: SubmittedForm, idempotencyKey: string) {
  return call(applications.submit, { body: form }, { idempotencyKey })
}

/** Returns a warning when the name is not that of the account. */
export async function acceptNotice(userId: string, name: string): Promise<string | undefined> {
  const body = { kind: 'personal_data', typed_name: name, accepted: true } as const
  return (await call(applications.acceptNotice, { params: { id: userId }, body })).message
}

/** How far a profile is; under the key of the profiles, so that every change of one asks anew. */
export function completenessQuery(id: string) {
  return queryOptions({
    queryKey: ['experts', 'completeness', id],
    queryFn: ({ signal }) => call(applications.completeness, { params: { id } }, { signal }),
  })
}

export function submitProfile(id: string) {
  return call(applications.submitProfile, { params: { id } })
}

/** Reads a newer resume and says what is new in it. */
export function compareResume(
  id: string,
  file: File,
  { onPage, ...options }: Omit<UploadOptions, 'onStep'> & { onPage: OnPage },
): Promise<Comparison> {
  const form = new FormData()
  form.append('file', file)
  const sent = { params: { id }, query: STEPS, form }
  return uploadForm(applications.compareResume, sent, { ...options, onStep: heardBy(onPage) })
}

type SentMerge = Sent<typeof applications.mergeResume, 'body'>

export function mergeResume(id: string, form: SentMerge) {
  return call(applications.mergeResume, { params: { id }, body: form })
}
