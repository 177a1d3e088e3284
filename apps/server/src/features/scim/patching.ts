import type { ScimPatch } from '@guildhall/contract/scim'
import { scimPatch, type ScimPatchOperation } from 'scim-patch'
import * as z from 'zod/mini'
import { refuse } from '#platform/http/refuse.ts'

const Patched = z.record(z.string(), z.unknown())
const OPS = { add: 'add', remove: 'remove', replace: 'replace' } as const

/** A resource after these changes, whoever words them: Entra writes `Replace` and Okta sends no path. */
export function patched(resource: object, { Operations: operations }: ScimPatch): Record<string, unknown> {
  const given = operations.map(operationOf)
  try {
    const copy: unknown = JSON.parse(JSON.stringify(resource))
    const { schemas: _, meta: __, ...fields } = z.parse(Patched, copy)
    return z.parse(Patched, scimPatch({ schemas: [], meta: meta(), ...fields }, given))
  } catch {
    throw refuse('scim_patch')
  }
}

function meta() {
  return { resourceType: '', created: new Date(0), lastModified: new Date(0), location: '' }
}

type Operation = ScimPatch['Operations'][number]

function operationOf({ op, path, value }: Operation): ScimPatchOperation {
  const word = op.toLowerCase()
  // The library walks along the path: it must not come to what all objects share.
  if (/__proto__|constructor|prototype/.test(`${path} ${JSON.stringify(value)}`)) throw refuse('scim_patch')
  if (word === OPS.remove) {
    if (path === undefined || path === '') throw refuse('scim_patch')
    return { op: OPS.remove, path, ...(value === undefined ? {} : { value }) }
  }
  if (word !== OPS.add && word !== OPS.replace) throw refuse('scim_patch')
  return { op: word, ...(path === undefined ? {} : { path }), value }
}
