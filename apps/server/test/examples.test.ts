import { api } from '@guildhall/contract/api'
import type { EndpointSpec } from '@guildhall/contract/endpoint'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownSample } from '#app/known-objects.ts'
import { hangPortraits } from '#features/experts/demo/pictures.ts'
import { openStorage } from '#platform/files/files.ts'
import type { Client } from './client.ts'
import { formOf } from './form.ts'
import { startPortal, type Portal } from './portal.ts'

const CALLERS = ['admin', 'manager', 'expert', 'customer', 'hr']
const OPERATIONS = Object.values(api)
  .flatMap((feature: Record<string, EndpointSpec>) => Object.values(feature))
  .map((spec) => ({ name: `${spec.method} ${spec.path}`, spec }))
  .toSorted((a, b) => turnOf(a.spec) - turnOf(b.spec))

/** What no caller can be shown beforehand, by why not. */
const BEYOND: readonly (readonly [why: string, calls: RegExp])[] = [
  ['never ends', /stream$/],
  ['ends the session of who calls', /^POST \/logout|sessions|impersonate|^PUT \/auth\/role/],
  [
    'takes a link that is sent by mail',
    /^POST \/accounts\/(verify|password\/(?:look|reset)|invitations)|\/data-exports/,
  ],
  ['takes a link that another call has signed', /^GET \/(files\/:id|calendar\/:token)/],
  [
    'asks for a password or a code',
    /mfa|password$|data-export|erase|^POST \/login|^PUT \/users\/:id$|two-step/,
  ],
  ['ends the token of another program', /^DELETE \/settings\/scim/],
  ['needs a device that holds a passkey', /^DELETE \/accounts\/passkeys|^POST \/accounts\/passkeys$/],
  ['is for parts that are off in the demo', /linkedin|oidc|\/push\/|^PUT \/auth\/theme/],
  ['asks for words that fit the thing', /mails\/:name|companies\/:id\/merge|people\/duplicates|saved\/:id$/],
  ['asks for a whole list in its new order', /\/order$/],
  [
    'takes or gives a file that no text can show',
    /logo|upload$|resume\/|attachments\/s3|^GET \/attachments\/:id/,
  ],
  ['waits for work that is under way', /\/jobs\/:id|system\/work\/:id|deliveries/],
  ['is for people who apply, or were invited', /people\/store|submit$|\/invite$|invitations\/again/],
  [
    'is for who does the work of a project',
    /scores$|\/(deliverables|calls|hours)\/:id|papers\/(:kind\/sign|training)|engagements\/:id\/(accept|decline|hours|agreement\/sign)/,
  ],
  ['is for a customer who manages the project for their company', /acceptance$/],
  ['needs an entry that is a draft, or was retired', /reference\/:list\/:id|reasons\/:id/],
  ['needs a project that is on its way to an approval', /gigs\/:id\/(request|recall)$/],
  ['needs what nothing refers to', /^DELETE \/companies\/:id/],
  ['needs an import that has come so far', /imports\/:id\/(run|cancel|resume|undo)$/],
  ['is not done twice a day', /\/users\/:id\/remind$/],
  ['names a file that its other address has removed', /^DELETE \/certifications\/:id\/attachments/],
  ['names what the person has not yet', /^PUT \/users\/:id\/(skills|languages)/],
]

let portal: Portal
const callers = new Map<string, Client>()
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMIT_FACTOR: '100000' })
  const storage = await openStorage({ folder: join(portal.folder, 'files'), url: undefined })
  await hangPortraits(portal.db, storage)
  for (const name of CALLERS) callers.set(name, await portal.as(name))
})
afterAll(() => portal.stop())

describe('the example of the API document meets success', () => {
  const reachable = OPERATIONS.filter(({ name }) => !BEYOND.some(([, calls]) => calls.test(name)))

  it.each(reachable)('$name', async ({ spec }) => {
    // What was made or taken away meanwhile is no example any more.
    const example = await knownSample(portal.db, spec)
    const refusals: string[] = []
    for (const [name, caller] of callers) {
      const sent = example.form === undefined ? { body: example.body } : formOf(example.form)
      const { status, text } = await caller.send(spec.method, example.path, sent)
      if (status < 400) return expect([spec.status ?? 200, 302, 304]).toContain(status)
      refusals.push(`${name}: ${status} ${text.slice(0, 160)}`)
    }
    expect(refusals, example.path).toEqual([])
  })
})

/** What makes things comes first, what takes them away last. */
function turnOf({ method, path }: EndpointSpec): number {
  if (path.endsWith('/restore')) return 20
  if (method === 'POST' && (!path.includes(':') || /(attachments|nda|comments|experts)$/.test(path)))
    return -20
  if (method === 'DELETE') return 10 - path.split('/').length
  return ['GET', 'PUT', 'PATCH', 'POST'].indexOf(method) + 1 - 10
}
