// Of the services that browsers use: Chrome, Firefox, Safari, Edge. Anything else is no address for us to call.
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
] as const

/** Whether this is the address of a push service of a browser: https, its usual port, no user, a known host. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.protocol !== 'https:' || url.port !== '') return false
  if (url.username !== '' || url.password !== '') return false
  return PUSH_HOSTS.some((host) => host.test(url.hostname))
}
