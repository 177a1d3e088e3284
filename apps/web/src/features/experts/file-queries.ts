import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import { attachments, files, ndaFiles, type Attachment } from '@guildhall/contract/experts/files'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { uploadForm, type UploadOptions } from '#platform/upload.ts'

/** The sets of files that hang on a person. */
const SETS = { attachments, nda: ndaFiles } as const
export type FileSet = keyof typeof SETS

export const fileQueries = {
  set: (set: FileSet, personId: string, view?: 'public') =>
    queryOptions({
      queryKey: ['experts', 'files', set, personId, view ?? 'own'],
      queryFn: ({ signal }) =>
        call(
          SETS[set].list,
          { params: { id: personId }, query: { pageSize: MAX_PAGE_SIZE, view } },
          { signal },
        ),
      select: ({ data }) => data,
      // 404: these files are not for this reader.
      retry: false,
    }),
}

/** Sends one file with its tags. */
export async function uploadFile(
  set: FileSet,
  personId: string,
  { file, tagIds }: { file: File; tagIds: readonly string[] },
  options: UploadOptions,
): Promise<Attachment[]> {
  const form = new FormData()
  form.append('files[0][file]', file)
  form.append('files[0][tag_ids]', JSON.stringify(tagIds))
  return (await uploadForm(SETS[set].upload, { params: { id: personId }, form }, options)).data
}

export function changeFile(
  set: FileSet,
  personId: string,
  uuid: string,
  body: { filename: string; tag_ids: string[] },
) {
  return call(SETS[set].update, { params: { id: personId, uuid }, body })
}

export function removeFile(set: FileSet, personId: string, uuid: string) {
  return call(SETS[set].remove, { params: { id: personId, uuid } })
}

export function uploadPhoto(personId: string, picture: Blob) {
  const form = new FormData()
  form.append('image', picture, 'photo.jpg')
  return uploadForm(files.uploadPhoto, { params: { id: personId }, form })
}

export function deletePhoto(personId: string) {
  return call(files.deletePhoto, { params: { id: personId } })
}
