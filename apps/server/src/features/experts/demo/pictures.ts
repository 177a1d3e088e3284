import { createHash, randomUUID } from 'node:crypto'
import { smallKey } from '#features/experts/files/keeping.ts'
import * as files from '#features/experts/files/store.ts'
import { agedPeople } from '#features/people/given.ts'
import * as people from '#features/people/service.ts'
import { drawn, PICTURE_TYPE } from '#platform/files/picture.ts'
import type { Storage } from '#platform/files/storage.ts'
import type { Db } from '#platform/db/database.ts'
import { portraitOf } from './portrait.ts'

/** Portraits of most who have a profile; a few have none, as everywhere. */
export async function hangPortraits(db: Db, storage: Storage): Promise<void> {
  const all = await db
    .selectFrom('people')
    .innerJoin('users', 'users.person_id', 'people.id')
    .leftJoin('experts', 'experts.person_id', 'people.id')
    .select(['people.id', 'first_name', 'last_name', 'people.created_at', 'people.updated_at'])
    .where((row) => row.or([row('experts.status', 'is', null), row('experts.status', 'in', SHOWN)]))
    .orderBy('people.created_at')
    .execute()
  for (const [index, one] of all.entries())
    if (index % 6 !== 5) await hang(db, storage, { ...one, name: `${one.first_name} ${one.last_name}` })
}

const SHOWN = ['Approved', 'Suspended', 'Screened', 'Pending']

async function hang(
  db: Db,
  storage: Storage,
  { id: personId, name, created_at: createdAt, updated_at: updatedAt }: Portrayed,
): Promise<void> {
  const { large, small } = await drawn(portraitOf(name))
  const [id, storageKey] = [randomUUID(), randomUUID()]
  await storage.putBytes(storageKey, large, PICTURE_TYPE)
  await storage.putBytes(smallKey(storageKey), small, PICTURE_TYPE)
  const sha256 = createHash('sha256').update(large).digest()
  await files.insert(db, {
    id,
    personId,
    kind: 'photo',
    certificationId: null,
    storageKey,
    sha256,
    createdAt,
    name: 'photo.webp',
    extension: 'webp',
    type: PICTURE_TYPE,
    size: large.length + small.length,
    createdBy: personId,
    tagIds: [],
  })
  await people.replacePhoto(db, personId, id)
  await agedPeople(db, [{ id: personId, created_at: createdAt, updated_at: updatedAt }])
}

interface Portrayed {
  id: string
  name: string
  created_at: Date
  updated_at: Date
}
