// Shows push messages, also while no page of the portal is open. It stands alone: no imports, no cache, no fetch.
// What it shows names nobody, as it stands on locked screens; the page behind it tells more.
const ABOUT = {
  applications: 'There is news about an application.',
  review: 'There is news about your application.',
  gigs: 'There is news about a project.',
  membership: 'Your access to a project changed.',
  requests: 'There is news about a request.',
  hiring: 'There is news about a hire.',
  comments: 'There is a new comment.',
  upkeep: 'Your profile needs a look.',
  jobs: 'Your work is done.',
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const message = event.data?.json() ?? {}
  event.waitUntil(show(message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

/** Who looks at a page of ours sees it there. */
async function show({ id, category, link }) {
  const pages = await self.clients.matchAll({ type: 'window' })
  if (pages.some((page) => page.focused)) return
  await self.registration.showNotification('Guildhall', {
    body: ABOUT[category] ?? 'There is something new for you.',
    // A message that comes twice is shown once.
    tag: id,
    data: { link: isWithin(link) ? link : '/' },
  })
}

function isWithin(link) {
  return typeof link === 'string' && new URL(link, self.location.origin).origin === self.location.origin
}

async function open(link) {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page === undefined) return self.clients.openWindow(link)
  await page.focus()
  return page.navigate(link)
}
