import { GROUP_SCHEMA, presentList, USER_SCHEMA } from './presenter.ts'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'

/** What of the standard is spoken here (RFC 7643 §5). */
export function presentConfig(base: string) {
  return {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'The token that an administrator makes in the settings.',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

export function presentTypes(base: string) {
  const types = [
    { name: 'User', endpoint: '/Users', schema: USER_SCHEMA },
    { name: 'Group', endpoint: '/Groups', schema: GROUP_SCHEMA },
  ].map((type) => ({
    schemas: [`${CORE}:ResourceType`],
    id: type.name,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.name}` },
  }))
  return presentList(types, { total: types.length, startIndex: 1 })
}

export function presentSchemas(base: string) {
  const schemas = [
    { id: USER_SCHEMA, name: 'User', attributes: USER },
    { id: GROUP_SCHEMA, name: 'Group', attributes: GROUP },
  ].map((schema) => ({
    schemas: [`${CORE}:Schema`],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }))
  return presentList(schemas, { total: schemas.length, startIndex: 1 })
}

interface Attribute {
  name: string
  type: 'string' | 'boolean' | 'complex' | 'reference'
  required?: boolean
  mutability?: 'readOnly' | 'readWrite'
  uniqueness?: 'none' | 'server'
  multiValued?: boolean
  subAttributes?: readonly object[]
}

function attribute(given: Attribute) {
  return {
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...given,
  }
}

const text = (name: string) => attribute({ name, type: 'string' })

const USER = [
  attribute({ name: 'userName', type: 'string', required: true, uniqueness: 'server' }),
  attribute({ name: 'externalId', type: 'string', uniqueness: 'server' }),
  attribute({
    name: 'name',
    type: 'complex',
    subAttributes: [text('givenName'), text('familyName'), text('formatted')],
  }),
  text('displayName'),
  text('title'),
  attribute({ name: 'active', type: 'boolean' }),
  attribute({
    name: 'emails',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [text('value'), text('type'), attribute({ name: 'primary', type: 'boolean' })],
  }),
  attribute({
    name: 'groups',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [text('value'), text('display'), attribute({ name: '$ref', type: 'reference' })],
  }),
]

const GROUP = [
  attribute({ name: 'displayName', type: 'string', required: true, mutability: 'readOnly' }),
  attribute({
    name: 'members',
    type: 'complex',
    multiValued: true,
    subAttributes: [text('value'), text('display'), attribute({ name: '$ref', type: 'reference' })],
  }),
]
