import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '@guildhall/contract/api'
import { openApi } from '#platform/http/openapi/openapi.ts'
import type { Client } from './client.ts'
import { formOf } from './form.ts'
import { startPortal, type Portal } from './portal.ts'
import { sampleOf } from './samples.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const Parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean(),
  example: z.optional(z.string()),
})
const Content = z.record(z.string(), z.looseObject({ schema: z.unknown(), example: z.optional(z.unknown()) }))
const Operation = z.looseObject({
  parameters: z.array(Parameter),
  requestBody: z.optional(z.looseObject({ required: z.boolean(), content: Content })),
  responses: z.record(z.string(), z.looseObject({ content: z.optional(Content) })),
})
type Operation = z.infer<typeof Operation>
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

const documented = openApi(api, 'https://portal.test', sampleOf)
const { paths } = z.parse(Document, JSON.parse(JSON.stringify(documented)))
const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  METHODS.flatMap((method) => {
    const operation = methods[method]
    return operation === undefined
      ? []
      : [{ name: `${method.toUpperCase()} ${path}`, method, path, operation }]
  }),
)
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ ...documented, $id: 'document' })

const ID = '01932f5e-7d3a-7000-8000-000000000000'

let portal: Portal
const callers = new Map<string, Client>()
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100000' })
  for (const name of ['admin', 'expert']) callers.set(name, await portal.as(name))
})
afterAll(() => portal.stop())

describe('the document of the API', () => {
  it('is what the server shows', async () => {
    const { body } = await portal.stranger().get('/openapi.json')
    expect(Object.keys(z.parse(Document, body).paths)).toEqual(Object.keys(paths))
  })

  it('checks what is only free to the eye: details of a project, one of two keys, a country', () => {
    const details = (given: unknown) => accepts('put', '/gigs/{id}', { details: given })
    expect([details({ market_name: 'Steel' }), details({ nonsense: 1 })]).toEqual([true, false])
    const resume = (given: unknown) => accepts('post', '/users/resume/download', given)
    expect([resume({ user_id: ID }), resume({}), resume({ user_id: ID, file_name: ID })]).toEqual([
      true,
      false,
      false,
    ])
    const phone = (code: string) => JSON.stringify(bodyOf('post', '/people/store').schema).includes(code)
    expect(phone(String.raw`^(?:\\+\\d{1,4}|[A-Za-z]{2})$`)).toBe(true)
  })

  it.each(OPERATIONS.filter(({ operation }) => operation.requestBody !== undefined))(
    'has an example of the body that its schema accepts: $name',
    ({ method, path }) => {
      const { schema, example } = bodyOf(method, path)
      expect(example).toBeDefined()
      if (!('multipart/form-data' in (paths[path]?.[method]?.requestBody?.content ?? {})))
        expect(faultsOf(schema, example)).toEqual([])
    },
  )

  it.each(OPERATIONS.filter(({ path }) => !path.endsWith('/stream') && path !== '/logout'))(
    'promises what its example gets: $name',
    async ({ method, path, operation }) => {
      for (const caller of callers.values()) {
        const answer = await send(caller, { method, path, operation })
        const promised = operation.responses[String(answer.status)]
        expect(promised, `${answer.status} ${answer.text.slice(0, 300)}`).toBeDefined()
        const schema = promised?.content?.['application/json']?.schema
        if (schema !== undefined) expect(faultsOf(schema, answer.body)).toEqual([])
      }
    },
  )
})

function bodyOf(method: string, path: string) {
  const [content] = Object.values(paths[path]?.[method]?.requestBody?.content ?? {})
  if (content === undefined) throw new Error(`${method} ${path} takes no body`)
  return content
}

function accepts(method: string, path: string, body: unknown): boolean {
  return faultsOf(bodyOf(method, path).schema, body).length === 0
}

/** What is wrong with a value by a schema of the document. */
function faultsOf(schema: unknown, value: unknown): string[] {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components')
  const isValid = ajv.compile(z.parse(z.record(z.string(), z.unknown()), JSON.parse(text)))
  return isValid(value) ? [] : (isValid.errors ?? []).map((one) => `${one.instancePath} ${one.message}`)
}

/** The request that the document shows, and nothing but it. */
function send(
  caller: Client,
  { method, path, operation }: { method: string; path: string; operation: Operation },
) {
  const named = operation.parameters.filter(({ in: place }) => place === 'path')
  const target = named.reduce((sum, { name, example = '' }) => sum.replace(`{${name}}`, example), path)
  const query = operation.parameters
    .filter(({ in: place, example }) => place === 'query' && example !== undefined)
    .map(({ name, example = '' }) => `${name}=${encodeURIComponent(example)}`)
  const address = query.length === 0 ? target : `${target}?${query.join('&')}`
  const content = operation.requestBody?.content ?? {}
  const verb = z.parse(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), method.toUpperCase())
  const form = content['multipart/form-data']
  if (form !== undefined) return caller.send(verb, address, formOf(partsOf(form)))
  const body = content['application/json']?.example
  return caller.send(verb, address, body === undefined ? {} : { body })
}

const Shape = z.object({
  properties: z.record(z.string(), z.looseObject({ format: z.optional(z.string()) })),
})

function partsOf({ schema, example }: z.infer<typeof Content>[string]) {
  const { properties } = z.parse(Shape, schema)
  return Object.entries(z.parse(z.record(z.string(), z.string()), example)).map(([field, value]) =>
    properties[field]?.format === 'binary'
      ? { field, filename: value, content: '%PDF-1.4\n%%EOF\n' }
      : { field, content: value },
  )
}
