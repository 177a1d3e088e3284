import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as launcher, expect, test } from '@playwright/test'
import { chromium } from './browser.ts'

test('a push message is shown by the worker, without a name, and leads into the portal', async ({
  baseURL,
  launchOptions,
}, { project }) => {
  const origin = new URL(baseURL ?? '').origin
  test.skip(project.name === 'phone', 'the worker has no size')
  // Push belongs to a profile that lasts: private windows refuse it.
  const profile = await mkdtemp(join(tmpdir(), 'guildhall-push-'))
  const options = { ...launchOptions, executablePath: chromium(), baseURL: origin }
  const context = await launcher.launchPersistentContext(profile, options)
  try {
    await context.grantPermissions(['notifications'], { origin })
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto('/faqs')
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated')
        if (active !== undefined) resolve(active.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/push-worker.js')
      await navigator.serviceWorker.ready
    })
    const message = { id: 'n-1', category: 'gigs', link: '/projects' }
    // Whoever looks at a page of the portal sees the news there: the message comes while they look elsewhere.
    await page.goto('about:blank')

    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered,
      data: JSON.stringify(message),
    })

    await page.waitForTimeout(1000)
    await page.goto('/faqs')
    const shown = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data,
      }))
    })
    expect(shown).toEqual([
      {
        title: 'Guildhall',
        body: 'There is news about a project.',
        tag: 'n-1',
        data: { link: '/projects' },
      },
    ])
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
})
