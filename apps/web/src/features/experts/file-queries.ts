import type { AllSections } from '@guildhall/contract/experts/all-sections'
import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import {
  attachments,
  certificationFiles,
  files,
  ndaFiles,
  type Attachment,
} from '@guildhall/contract/experts/files'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { uploadForm, type UploadOptions } from '#platform/upload.ts'
import { expertQueries } from './queries.ts'
import { extensionOf } from '#ui/fields/upload-checks.ts'

/** The sets of files that hang on a person. */
const SETS = { attachments, nda: ndaFiles } as const
export type FileSet = keyof typeof SETS

/** Where files hang: on a person, or on a certificate of theirs. */
export type FilePlace =
  | { set: FileSet; personId: string }
  | { set: 'certification'; personId: string; certificateId: string }

export const fileQueries = {
  /** Undefined when these files are not for this reader. */
  set: (set: FileSet, personId: string) => ({
    ...expertQueries.sections(personId),
    select: (all: AllSections) => all[set],
  }),

  /** What a customer sees of the attachments. */
  publicOnes: (personId: string) =>
    queryOptions({
      queryKey: ['experts', 'public-files', personId],
      queryFn: async ({ signal }) => {
        const query = { pageSize: MAX_PAGE_SIZE, view: 'public' } as const
        return (await call(attachments.list, { params: { id: personId }, query }, { signal })).data
      },
    }),
}

export interface GivenFile {
  file: File
  name: string
  tagIds: readonly string[]
}

/** Sends one file with its name and its tags. */
export async function uploadFile(
  place: FilePlace,
  { file, name, tagIds }: GivenFile,
  options: UploadOptions,
): Promise<Attachment[]> {
  const form = new FormData()
  const tags = JSON.stringify(tagIds)
  const { personId: id } = place
  if (place.set === 'certification') {
    form.append('tag_ids', tags)
    form.append('file', file, named(name, file))
    const params = { id, child_id: place.certificateId }
    return (await uploadForm(certificationFiles.upload, { params, form }, options)).data
  }
  form.append('files[0][file]', file)
  form.append('files[0][filename]', name)
  form.append('files[0][tag_ids]', tags)
  return (await uploadForm(SETS[place.set].upload, { params: { id }, form }, options)).data
}

/** The files of a certificate have no field for a name: it stands in that of the part, whose ending says its kind. */
function named(name: string, file: File): string {
  const ending = `.${extensionOf(file.name)}`
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

export function changeFile(place: FilePlace, uuid: string, body: { filename?: string; tag_ids?: string[] }) {
  const { personId: id } = place
  if (place.set !== 'certification') return call(SETS[place.set].update, { params: { id, uuid }, body })
  return call(certificationFiles.update, { params: { id, child_id: place.certificateId, uuid }, body })
}

export function removeFile(place: FilePlace, uuid: string) {
  const { personId: id } = place
  if (place.set !== 'certification') return call(SETS[place.set].remove, { params: { id, uuid } })
  return call(certificationFiles.remove, { params: { id, child_id: place.certificateId, uuid } })
}

export function uploadPhoto(personId: string, picture: Blob) {
  const form = new FormData()
  form.append('image', picture, 'photo.jpg')
  return uploadForm(files.uploadPhoto, { params: { id: personId }, form })
}

export function deletePhoto(personId: string) {
  return call(files.deletePhoto, { params: { id: personId } })
}
