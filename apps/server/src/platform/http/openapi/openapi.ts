import { errors } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** A call of an endpoint that its schemas accept; what it names need not exist. */
export interface Example {
  /** With the query. */
  path: string
  body: unknown
  form: readonly { field: string; filename?: string; content: unknown }[] | undefined
}
export type ExampleOf = (spec: EndpointSpec) => Example

/** The OpenAPI 3.1 document of these endpoints; true by construction, since the registrar serves the same data. */
export function openApi(
  api: Record<string, Record<string, EndpointSpec>>,
  publicUrl: string,
  exampleOf?: ExampleOf,
): Json {
  const paths = new Map<string, Json>()
  for (const [feature, endpoints] of Object.entries(api)) {
    for (const [name, spec] of Object.entries(endpoints)) {
      const path = spec.path.replaceAll(/:(\w+)/g, '{$1}')
      const described = operation({ id: `${feature}.${name}`, feature, spec, example: exampleOf?.(spec) })
      paths.set(path, { ...paths.get(path), [spec.method.toLowerCase()]: described })
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Guildhall', version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: ERROR },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key: gh_…' },
      },
    },
  }
}

const ERROR = {
  type: 'object',
  required: ['message', 'code'],
  additionalProperties: false,
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: { description: 'Of a 412: the item as it is now.' },
  },
}

interface Operation {
  id: string
  feature: string
  spec: EndpointSpec
  example: Example | undefined
}

function operation({ id, feature, spec, example }: Operation): Json {
  return {
    operationId: id,
    summary: spec.title,
    description: `Access: ${accessText(spec)}. Rate class: ${spec.rate}.`,
    tags: [feature],
    security: securityOf(spec),
    parameters: [
      ...parameters('path', spec.input.params, pathValues(spec, example)),
      ...parameters('query', spec.input.query, queryValues(example)),
    ],
    ...requestBody(spec, example),
    responses: {
      [isRedirect(spec) ? 302 : (spec.status ?? 200)]: success(spec),
      ...refusals(spec),
      default: failure('Anything else'),
    },
  }
}

function accessText(spec: EndpointSpec): string {
  if (typeof spec.access === 'string') return spec.access
  return 'permission' in spec.access ? spec.access.permission : spec.access.roles.join(', ')
}

function failure(description: string): Json {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
}

/** How this endpoint may refuse, by what it declares. */
function refusals(spec: EndpointSpec): Json {
  const { access, input, method } = spec
  const isWrite = method !== 'GET'
  const isFor = (condition: boolean, status: number, text: string) =>
    condition ? { [status]: failure(text) } : {}
  return {
    ...isFor(takesBody(spec), 400, 'The body cannot be read'),
    ...isFor(access !== 'anyone', 401, 'Signed out'),
    403: failure('Visible, but not allowed; or something else must be done first'),
    404: failure('Missing, or hidden from the caller'),
    ...isFor(isWrite, 409, 'Not allowed in this state'),
    ...isFor(isWrite && input.params !== undefined, 412, 'Changed by somebody else since it was read'),
    ...isFor(takesBody(spec), 413, 'Too large'),
    ...isFor(takesBody(spec), 415, 'Another content type'),
    422: failure('Fields are missing or wrong; `errors` names them'),
    ...isFor(isWrite && spec.path.startsWith('/gigs/:id'), 423, 'The project is locked'),
    429: failure('Too many requests; Retry-After says how long to wait'),
    503: failure('Not available at the moment; Retry-After says how long to wait'),
  }
}

function takesBody({ input }: EndpointSpec): boolean {
  return input.body !== undefined || input.files !== undefined
}

function securityOf({ access, needsSession }: EndpointSpec): Json[] {
  if (access === 'anyone') return []
  return needsSession === true ? [{ session: [] }] : [{ session: [] }, { key: [] }]
}

function isRedirect(spec: EndpointSpec): boolean {
  return 'file' in spec.ok && spec.ok.file === 'redirect'
}

function success(spec: EndpointSpec): Json {
  if ('file' in spec.ok) {
    if (isRedirect(spec)) return { description: 'Redirect' }
    return { description: 'File', content: { [spec.ok.file]: { schema: { type: 'string' } } } }
  }
  const types = [spec.orFile ?? [], spec.inSteps === true ? 'text/event-stream' : []].flat()
  const files = types.map((type) => [type, { schema: { type: 'string' } }] as const)
  const json = { 'application/json': { schema: jsonSchema(spec.ok, 'output') } }
  return { description: 'Done', content: { ...json, ...Object.fromEntries(files) } }
}

function requestBody(spec: EndpointSpec, example: Example | undefined): Json {
  const { files, body } = spec.input
  const form = files === undefined ? {} : formContent(spec, example)
  if (body === undefined) return files === undefined ? {} : { requestBody: { required: true, content: form } }
  const required = !z.safeParse(body, undefined).success
  // What may be left out may also be sent empty.
  const shown = example?.body ?? (required || example === undefined ? undefined : {})
  const json = { schema: jsonSchema(body, 'input'), ...(shown === undefined ? {} : { example: shown }) }
  return { requestBody: { required, content: { 'application/json': json, ...form } } }
}

function formContent(
  { input: { files = [], fields = [] } }: EndpointSpec,
  example: Example | undefined,
): Json {
  const properties = Object.fromEntries([
    ...files.map((field) => [field, { type: 'string', format: 'binary' }] as const),
    ...fields.map((field) => [field, { type: 'string' }] as const),
  ])
  const sent = (example?.form ?? []).map(({ field, filename, content }) => [field, filename ?? content])
  const shown = example?.form === undefined ? {} : { example: Object.fromEntries(sent) }
  return { 'multipart/form-data': { schema: { type: 'object', properties }, ...shown } }
}

type Values = ReadonlyMap<string, string>

function pathValues({ path }: EndpointSpec, example: Example | undefined): Values {
  const sent = (example?.path ?? '').split('?')[0]?.split('/') ?? []
  return new Map(
    path
      .split('/')
      .flatMap((part, index) =>
        part.startsWith(':') && sent[index] !== undefined ? [[part.slice(1), sent[index]]] : [],
      ),
  )
}

function queryValues(example: Example | undefined): Values {
  return new Map(new URLSearchParams(example?.path.split('?')[1] ?? ''))
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined, values: Values): Json[] {
  if (schema === undefined) return []
  const { properties, required } = jsonSchema(schema, 'input')
  if (typeof properties !== 'object' || properties === null) return []
  const needed: unknown[] = Array.isArray(required) ? required : []
  return Object.entries(properties).map(([key, property]: [string, unknown]) => {
    const name = place === 'query' && isList(property) ? `${key}[]` : key
    const value = values.get(name) ?? values.get(key)
    return {
      name,
      in: place,
      required: place === 'path' || needed.includes(key),
      schema: property,
      ...(value === undefined ? {} : { example: value }),
    }
  })
}

function isList(property: unknown): boolean {
  return JSON.stringify(property).includes('"type":"array"')
}

/** `formsOf`: what is a free object to the schema is one of these forms to the feature, by something else it knows. */
const Forms = z.object({ formsOf: z.array(z.custom<z.ZodMiniType>()) })

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const override: z.core.ToJSONSchemaParams['override'] = ({ jsonSchema: given }) => {
    const forms = z.safeParse(Forms, given).data?.formsOf
    if (forms === undefined) return
    for (const key of Object.keys(given)) Reflect.deleteProperty(given, key)
    Object.assign(given, { anyOf: forms.map((form) => jsonSchema(form, io)) })
  }
  return { ...z.toJSONSchema(schema, { io, override, unrepresentable: 'any', target: 'draft-2020-12' }) }
}
