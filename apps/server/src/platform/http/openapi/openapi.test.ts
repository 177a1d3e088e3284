import { api } from '@guildhall/contract/api'
import { endpoint } from '@guildhall/contract/endpoint'
import { item, pageQuery } from '@guildhall/contract/envelope'
import { whole } from '@guildhall/contract/shapes'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openApi } from './openapi.ts'

it('is an OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(openApi(api, 'https://portal.test'))

  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

it('tells a whole number with its limits, a list with its brackets, and what is required', () => {
  const list = endpoint({
    method: 'GET',
    path: '/rooms/:floor',
    title: 'List rooms',
    access: 'anyone',
    rate: 'read',
    input: {
      params: z.strictObject({ floor: whole(-2, 9) }),
      query: z.strictObject({ ...pageQuery, kind: z.array(z.string()) }),
    },
    ok: item(z.string()),
  })

  const { paths } = openApi({ rooms: { list } }, 'https://portal.test')

  expect(paths).toMatchObject({
    '/rooms/{floor}': {
      get: {
        parameters: [
          { name: 'floor', in: 'path', required: true, schema: { type: 'integer', minimum: -2, maximum: 9 } },
          { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
          { name: 'pageSize', schema: { type: 'integer', minimum: 1, maximum: 100 } },
          { name: 'keyword', schema: { type: 'string' } },
          { name: 'kind[]', in: 'query', required: true, schema: { type: 'array' } },
        ],
      },
    },
  })
})
