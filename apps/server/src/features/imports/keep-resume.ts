import { extensionOf } from '#platform/files/file-name.ts'
import { keepImported, resumeStateOf } from '#features/experts/applying/service.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedIn } from '#platform/http/context.ts'
import type { ImportsDeps } from './deps.ts'
import type { ResumeFile } from './judge-resume.ts'
import type { Judged } from './judged.ts'

type New = Extract<Judged, { verdict: 'new' }>
type Duplicate = Extract<Judged, { verdict: 'duplicate' }>

/** Kept is a PDF only, as everywhere; the others are read. */
const isKept = ({ name }: ResumeFile) => extensionOf(name) === 'pdf'

/** Whoever a resume makes has it from the beginning. */
export function withResume(it: New, file: ResumeFile): New {
  if (!isKept(file)) return it
  return {
    ...it,
    async make(ctx, deps) {
      const made = await it.make(ctx, deps)
      if (made.personId === null) return made
      return { ...made, fileId: await keep(ctx, deps, { personId: made.personId, file, isNew: true }) }
    },
  }
}

/** An expert who is known without a resume gets the file; of everybody else the row says why they do not. */
export async function forTwin(db: Db, it: Duplicate, file: ResumeFile): Promise<Duplicate> {
  const { twin } = it
  if (twin === undefined) return it
  const says = (text: string) => ({ ...it, reason: `${it.reason} ${text}` })
  if (!twin.isSure) return says('The name alone is not enough to keep the file.')
  if (!isKept(file)) return says('Only a PDF becomes a resume, so the file is not kept.')
  const state = await resumeStateOf(db, twin.id)
  if (state === 'no expert') return says('They are no expert, so the file is not kept.')
  if (state === 'has one') return says('Their own resume stays, and the file is not kept.')
  return {
    ...says('The file becomes their resume.'),
    async keep(ctx, deps) {
      const fileId = await keep(ctx, deps, { personId: twin.id, file, isNew: false })
      return fileId === null ? null : { personId: twin.id, companyId: null, isExpert: true, fileId }
    },
  }
}

async function keep(
  ctx: SignedIn,
  { files: { storage } }: ImportsDeps,
  { personId, file, isNew }: { personId: string; file: ResumeFile; isNew: boolean },
): Promise<string | null> {
  const bytes = await file.read()
  return bytes === undefined ? null : keepImported(ctx, storage, { personId, name: file.name, bytes, isNew })
}
