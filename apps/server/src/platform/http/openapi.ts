import { errors } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of these endpoints; true by construction, since the registrar serves the same data. */
export function openApi(api: Record<string, Record<string, EndpointSpec>>, publicUrl: string): Json {
  const paths = new Map<string, Json>()
  for (const [feature, endpoints] of Object.entries(api)) {
    for (const [name, spec] of Object.entries(endpoints)) {
      const path = spec.path.replaceAll(/:(\w+)/g, '{$1}')
      paths.set(path, { ...paths.get(path), [spec.method.toLowerCase()]: operation(feature, name, spec) })
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Guildhall', version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: ERROR },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  }
}

const ERROR = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

function operation(feature: string, name: string, spec: EndpointSpec): Json {
  return {
    operationId: `${feature}.${name}`,
    summary: spec.title,
    description: `Access: ${accessText(spec)}. Rate class: ${spec.rate}.`,
    tags: [feature],
    security: spec.access === 'anyone' ? [] : [{ session: [] }],
    parameters: [...parameters('path', spec.input.params), ...parameters('query', spec.input.query)],
    ...requestBody(spec),
    responses: { [isRedirect(spec) ? 302 : (spec.status ?? 200)]: success(spec), default: FAILURE },
  }
}

function accessText(spec: EndpointSpec): string {
  if (typeof spec.access === 'string') return spec.access
  return 'permission' in spec.access ? spec.access.permission : spec.access.roles.join(', ')
}

const FAILURE = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

function isRedirect(spec: EndpointSpec): boolean {
  return 'file' in spec.ok && spec.ok.file === 'redirect'
}

function success(spec: EndpointSpec): Json {
  if ('file' in spec.ok) {
    if (isRedirect(spec)) return { description: 'Redirect' }
    return { description: 'File', content: { [spec.ok.file]: { schema: { type: 'string' } } } }
  }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(spec.ok, 'output') } } }
}

function requestBody(spec: EndpointSpec): Json {
  if (spec.input.files !== undefined) {
    const properties = Object.fromEntries([
      ...spec.input.files.map((field) => [field, { type: 'string', format: 'binary' }] as const),
      ...(spec.input.fields ?? []).map((field) => [field, { type: 'string' }] as const),
    ])
    return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } } }
  }
  if (spec.input.body === undefined) return {}
  return {
    requestBody: { content: { 'application/json': { schema: jsonSchema(spec.input.body, 'input') } } },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (schema === undefined) return []
  const { properties, required } = jsonSchema(schema, 'input')
  if (typeof properties !== 'object' || properties === null) return []
  const needed: unknown[] = Array.isArray(required) ? required : []
  return Object.entries(properties).map(([name, property]: [string, unknown]) => ({
    name: place === 'query' && isList(property) ? `${name}[]` : name,
    in: place,
    required: place === 'path' || needed.includes(name),
    schema: property,
  }))
}

function isList(property: unknown): boolean {
  return JSON.stringify(property).includes('"type":"array"')
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) }
}
