import { pageOf } from '@guildhall/contract/envelope'
import { webhooks, type Delivery, type Webhook } from '@guildhall/contract/webhooks'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { sampleUser } from '#test/samples.ts'
import { stubApi, type StubApi } from '#test/stub-api.ts'
import { webhooksRoutes } from './routes.tsx'

const ID = '0193b4a0-0000-7000-8000-0000000000aa'
const WEBHOOK: Webhook = {
  id: ID,
  url: 'https://hooks.example.com/guildhall',
  events: ['expert.approved'],
  is_active: true,
  failing_since: '2026-11-21T10:00:00.000Z',
  switched_off_at: null,
  undelivered: 2,
  created_by: null,
  created_at: '2026-11-01T10:00:00.000Z',
  version: 1,
}
const DELIVERY: Delivery = {
  id: '0193b4a0-0000-7000-8000-0000000000dd',
  event: 'expert.approved',
  title: 'Ada Lovelace',
  state: 'Failed',
  tries: 8,
  status_code: 503,
  answer: '{"error":"down"}',
  created_at: '2026-11-21T10:00:00.000Z',
  tried_at: '2026-11-22T10:00:00.000Z',
  next_at: null,
}

let api: StubApi
let webhook: Webhook
let did: string[]
beforeEach(() => {
  api = stubApi()
  webhook = WEBHOOK
  did = []
  api.on(webhooks.read, () => ({ data: webhook }))
  api.on(webhooks.deliveries, () => pageOf([DELIVERY], { page: 1, pageSize: 20, total: 1 }))
  api.on(webhooks.delivery, () => ({ data: { ...DELIVERY, message: '{"type":"expert.approved"}' } }))
  api.on(webhooks.test, () => {
    did.push('test')
    return { data: DELIVERY }
  })
  api.on(webhooks.resendUndelivered, () => {
    did.push('all again')
    return { data: { count: 2 } }
  })
  api.on(webhooks.resend, ({ params }) => {
    did.push(`again ${params['delivery_id']}`)
    return { data: DELIVERY }
  })
})
const admin = sampleUser({ permissions: ['CAN_MANAGE_SETTINGS'] })
const open = () => renderPage({ routes: webhooksRoutes, path: `/admin/settings/webhooks/${ID}`, as: admin })

it('shows a delivery with its message and its answer, and sends it again from there', async () => {
  const { user } = open()
  await user.click(
    await screen.findByRole('button', { name: 'Open delivery: Expert approved, Ada Lovelace' }),
  )

  const dialog = within(await screen.findByRole('dialog', { name: 'Expert approved' }))
  expect((await dialog.findByLabelText('Message')).textContent).toBe('{\n  "type": "expert.approved"\n}')
  expect(dialog.getByLabelText('Answer').textContent).toBe('{\n  "error": "down"\n}')
  expect(dialog.getByText('503')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: /^Send again/ }))

  await expect.poll(() => did).toEqual([`again ${DELIVERY.id}`])
})

it('sends a test, and all that did not come through', async () => {
  const { user } = open()

  await user.click(await screen.findByRole('button', { name: 'Send test message' }))
  await expect.poll(() => did).toEqual(['test'])
  await user.click(await screen.findByRole('button', { name: 'Send 2 undelivered again' }))

  await expect.poll(() => did).toEqual(['test', 'all again'])
})

it('sends nothing while it is off, and says what to do', async () => {
  webhook = { ...WEBHOOK, is_active: false, switched_off_at: '2026-11-24T10:00:00.000Z' }
  open()

  expect(await screen.findByText(/^Switched off\. Fix the receiver/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Edit webhook' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
})

it('names the address that is deleted, and asks for one that is missing', async () => {
  api.on(webhooks.list, () => pageOf([WEBHOOK], { page: 1, pageSize: 20, total: 1 }))
  const { user } = renderPage({ routes: webhooksRoutes, path: '/admin/settings/webhooks', as: admin })

  await user.click(await screen.findByRole('button', { name: `Delete: ${WEBHOOK.url}` }))
  expect(await screen.findByText(`Are you sure you want to delete ${WEBHOOK.url} webhook?`)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'CANCEL' }))

  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }))
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }))
  expect(await dialog.findByText('This field is required.')).toBeDefined()
})
