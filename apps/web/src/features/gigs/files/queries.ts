import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import { gigFiles, type GigFile, type GigFileForm, type GigFileKind } from '@guildhall/contract/gigs/files'
import { queryOptions } from '@tanstack/react-query'
import { stillSeesMembers } from '#features/gigs/queries.ts'
import { call } from '#platform/api.ts'
import { uploadForm, type UploadOptions } from '#platform/upload.ts'

export const gigFileQueries = {
  list: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', 'files', gigId],
      queryFn: async ({ client, signal }) => {
        if (!(await stillSeesMembers(client, gigId))) return { data: [] }
        return call(gigFiles.list, { params: { id: gigId }, query: { pageSize: MAX_PAGE_SIZE } }, { signal })
      },
      select: ({ data }) => data,
      // 404: these files are not for this reader.
      retry: false,
    }),
}

export async function uploadGigFile(
  gigId: string,
  { file, kind }: { file: File; kind: GigFileKind },
  options: UploadOptions,
): Promise<GigFile[]> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', file)
  return (await uploadForm(gigFiles.upload, { params: { id: gigId }, form }, options)).data
}

export function changeGigFile(gigId: string, uuid: string, body: GigFileForm) {
  return call(gigFiles.update, { params: { id: gigId, uuid }, body })
}

export function removeGigFile(gigId: string, uuid: string) {
  return call(gigFiles.remove, { params: { id: gigId, uuid } })
}
