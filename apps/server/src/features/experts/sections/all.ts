import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import type { AllSections, allSections } from '@guildhall/contract/experts/all-sections'
import type { Attachment } from '@guildhall/contract/experts/files'
import * as areas from '#features/experts/areas/service.ts'
import { present } from '#features/experts/files/presenter.ts'
import * as files from '#features/experts/files/service.ts'
import { see, type Seen } from '#features/experts/service.ts'
import type { Handlers, SignedIn } from '#platform/http/context.ts'
import { refuse } from '#platform/http/refuse.ts'
import { certifications } from './certifications.ts'
import { educations } from './educations.ts'
import { experiences } from './experiences.ts'
import { rates } from './rates.ts'
import { rowsFor } from './service.ts'
import { languages, skills } from './skills.ts'

export const allSectionsRoutes: Handlers<typeof allSections> = {
  async read(ctx, { params }) {
    const seen = await see(ctx, params.id)
    if (!seen.view.canSeeSections) throw refuse('not_found')
    return { data: { ...(await sectionsFor(ctx, seen)), ...(await filesFor(ctx, seen)) } }
  },
}

async function sectionsFor(ctx: SignedIn, seen: Seen): Promise<AllSections> {
  return {
    experiences: await rowsFor(ctx, experiences, seen),
    educations: await rowsFor(ctx, educations, seen),
    certifications: await rowsFor(ctx, certifications, seen),
    skills: await rowsFor(ctx, skills, seen),
    languages: await rowsFor(ctx, languages, seen),
    ...(seen.view.canSeeRate && { rates: await rowsFor(ctx, rates, seen) }),
    areas: await areas.answerFor(ctx, seen),
  }
}

/** Agreements are never public: who sees only what is public gets none of them. */
async function filesFor(ctx: SignedIn, seen: Seen): Promise<Pick<AllSections, 'attachments' | 'nda'>> {
  const { files: view } = seen.view
  if (view === null) return {}
  const attachments = await newest(ctx, seen, 'attachment')
  return view === 'public' ? { attachments } : { attachments, nda: await newest(ctx, seen, 'nda') }
}

async function newest(ctx: SignedIn, seen: Seen, kind: 'attachment' | 'nda'): Promise<Attachment[]> {
  const place = { personId: seen.row.id, kind, certificationId: null }
  const { rows } = await files.listFor(ctx, seen, place, { pageSize: MAX_PAGE_SIZE })
  return rows.map(present)
}
