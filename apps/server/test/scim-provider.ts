import { Messages, Schemas } from 'scimmy'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Portal } from './portal.ts'

const Made = z.object({ data: z.object({ token: z.string() }) })
const Resource = z.looseObject({ id: z.string(), schemas: z.array(z.string()) })
const List = z.looseObject({ totalResults: z.number(), Resources: z.optional(z.array(Resource)) })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Answer {
  status: number
  body: unknown
}

/** An identity provider: it sends JSON with its token, and has each answer read by a library that we did not write. */
export async function identityProvider(portal: Portal) {
  const admin = await portal.as('admin')
  const { token } = z.parse(Made, (await admin.post('/settings/scim/token', {})).body).data
  return async function call(method: Method, path: string, body?: object): Promise<Answer> {
    const answer = await portal.http.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        host: '127.0.0.1:3000',
        accept: 'application/scim+json, application/json',
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json; charset=utf-8' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const read: unknown = answer.body === '' ? undefined : JSON.parse(answer.body)
    understood(answer.statusCode, read)
    return { status: answer.statusCode, body: read }
  }
}

/** Throws what the library finds against the standard: missing, unknown and mistyped attributes. */
function understood(status: number, body: unknown): void {
  if (body === undefined) return expect(status).toBe(204)
  if (status >= 400) {
    expect(body).toMatchObject({ schemas: [Messages.ErrorResponse.id], status: String(status) })
    return
  }
  const list = z.safeParse(List, body)
  const resources = list.success ? (list.data.Resources ?? []) : [z.parse(Resource, body)]
  for (const resource of resources) instanceOf(resource)
}

function instanceOf(resource: z.infer<typeof Resource>): void {
  const kinds = [Schemas.User, Schemas.Group]
  const kind = kinds.find(({ definition }) => resource.schemas.includes(definition.id))
  if (kind !== undefined) expect(new kind(resource, 'out')).toMatchObject({ id: resource.id })
}
