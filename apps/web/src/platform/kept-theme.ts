import type { AuthUser } from './session.tsx'

type Theme = AuthUser['theme']

const YEAR_S = 31_536_000

/** Dark is kept in this browser, for the forms before the login; light leaves nothing behind. */
export function keepTheme(theme: Theme): void {
  const lifetime = theme === 'dark' ? YEAR_S : -1
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', '']
  // oxlint-disable-next-line unicorn/no-document-cookie -- the server reads it before it sends a page
  document.cookie = `${prefix}theme=dark; Path=/; SameSite=Lax; Max-Age=${lifetime}${secure}`
}

/** What the last reader of this browser chose. */
export function keptTheme(): Theme {
  return /(?:^|; )(?:__Host-)?theme=dark(?:;|$)/.test(document.cookie) ? 'dark' : 'light'
}
