import { PAGE_SIZE, pageOf } from '@guildhall/contract/envelope'
import {
  FILE_TEXTS,
  type AttachmentForm,
  type attachments,
  type certificationFiles,
  type certificationFilesAlias,
  type files,
  type ndaFiles,
} from '@guildhall/contract/experts/files'
import type { ExpertsDeps } from '#features/experts/deps.ts'
import { photoUrl } from '#platform/files/photo-url.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { FilesDeps } from './deps.ts'
import * as opening from './opening.ts'
import * as photo from './photo.ts'
import { present } from './presenter.ts'
import * as resume from './resume.ts'
import * as service from './service.ts'
import type { Place } from './service.ts'
import * as store from './store.ts'

const done = true as const

interface Query {
  page?: number | undefined
  pageSize?: number | undefined
  keyword?: string | undefined
  view?: 'public' | undefined
}

/** The four calls of a set of files; `locate` reads from the path whose files they are. */
function setRoutes<Params extends { id: string }>(
  deps: FilesDeps,
  locate: (ctx: SignedIn, params: Params) => Place | Promise<Place>,
  emptyText: string,
) {
  type File = Params & { uuid: string }
  return {
    async list(ctx: SignedIn, { params, query }: { params: Params; query: Query }) {
      const { rows, total } = await service.list(ctx, await locate(ctx, params), query)
      const { page = 1, pageSize = PAGE_SIZE } = query
      return pageOf(rows.map(present), { page, pageSize, total, emptyText })
    },
    async upload(ctx: SignedIn, { params }: { params: Params }) {
      const added = await service.upload(ctx, deps, await locate(ctx, params))
      return { data: added.map(present), success: done, message: FILE_TEXTS.added }
    },
    async update(ctx: SignedIn, { params, body }: { params: File; body: AttachmentForm }) {
      const file = await service.update(ctx, await locate(ctx, params), params.uuid, body)
      return { data: present(file), success: done, message: FILE_TEXTS.updated }
    },
    async remove(ctx: SignedIn, { params }: { params: File }) {
      await service.remove(ctx, await locate(ctx, params), params.uuid)
      return { success: done, message: FILE_TEXTS.deleted }
    },
  }
}

const ofPerson =
  (kind: 'attachment' | 'nda') =>
  (_ctx: SignedIn, { id }: { id: string }): Place => ({ personId: id, kind, certificationId: null })

const inProfile = (_ctx: SignedIn, params: { id: string; child_id: string }): Place => ({
  personId: params.id,
  kind: 'certification',
  certificationId: params.child_id,
})

async function ofCertification({ db }: SignedIn, { id }: { id: string }): Promise<Place> {
  const personId = await store.ownerOfCertification(db, id)
  if (personId === undefined) throw refuse('not_found')
  return { personId, kind: 'certification', certificationId: id }
}

/** The sets of files, by their names in the contract. */
export function fileSetRoutes(deps: FilesDeps): {
  attachments: Handlers<typeof attachments>
  ndaFiles: Handlers<typeof ndaFiles>
  certificationFiles: Handlers<typeof certificationFiles>
  certificationFilesAlias: Handlers<typeof certificationFilesAlias>
} {
  return {
    attachments: setRoutes(deps, ofPerson('attachment'), 'Not provided'),
    ndaFiles: setRoutes(deps, ofPerson('nda'), 'Not provided'),
    certificationFiles: setRoutes(deps, inProfile, FILE_TEXTS.noneOfCertificate),
    certificationFilesAlias: setRoutes(deps, ofCertification, FILE_TEXTS.noneOfCertificate),
  }
}

/** `onResume`: it will soon be asked what a resume says. */
export function filesRoutes(
  deps: FilesDeps & Pick<ExpertsDeps, 'isMet'> & { onResume: () => void },
): Handlers<typeof files> {
  const link = async (ctx: SignedIn, { query }: { query: { file_name: string } }) => ({
    file_url: (await opening.linkTo(ctx, deps, query.file_name)).url,
  })
  return {
    async uploadPhoto(ctx, { params }) {
      const id = await photo.upload(ctx, deps, params.id)
      return { data: { photo: photoUrl(id) }, success: done, message: FILE_TEXTS.photoUpdated }
    },
    async deletePhoto(ctx, { params }) {
      await photo.remove(ctx, params.id)
      return { success: done, message: FILE_TEXTS.photoDeleted }
    },
    photo: (ctx, { params, query }) =>
      opening.photo(ctx, deps, { id: params.id, isSmall: query.size === '84' }),
    async uploadResume(ctx) {
      const id = await resume.upload(ctx, deps)
      deps.onResume()
      return { file_name: id }
    },
    async downloadResume(ctx, { body }) {
      const { url, file } = await opening.linkToResume(ctx, deps, {
        file: body.file_name,
        user: body.user_id,
      })
      return { file_url: url, file_name: file.name }
    },
    link,
    linkAlias: link,
    open: async (ctx, { params }) => ({ location: (await opening.linkTo(ctx, deps, params.id)).url }),
    download: (ctx, { params, query }) => opening.download(ctx, deps, { id: params.id, ...query }),
  }
}
