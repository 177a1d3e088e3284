import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** What `apps/web/first-files.ts` wrote: the files of a page beside those that index.html names. */
const FirstFiles = z.object({
  login: z.array(z.string()),
  portal: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
})

const PART = '[^/]+'

/**
 * Links for the head of a page, by which the browser asks for all of its files at once: it would else find them step by
 * step, and wait for each step. Nobody is told what they could not open: without a session that is the login alone.
 */
export function firstLinks(folder: string): (path: string, hasSession: boolean) => string {
  const files = FirstFiles.parse(JSON.parse(readFileSync(join(folder, 'first-files.json'), 'utf8')))
  const login = files.login.map(link).join('')
  const portal = files.portal.map(link).join('')
  const pages = Object.entries(files.pages).map(([path, own]) => ({
    pattern: new RegExp(`^${path.replaceAll(':', PART)}/?$`),
    links: own.map(link).join(''),
  }))
  return (path, hasSession) => {
    if (path.startsWith('/accounts/')) return login
    if (!hasSession) return ''
    return portal + (pages.find(({ pattern }) => pattern.test(path))?.links ?? '')
  }
}

function link(href: string): string {
  // A page may turn out to be another one: a style that was preloaded and not used is told on the console.
  const kind = href.endsWith('.css') ? 'rel="prefetch" as="style"' : 'rel="modulepreload"'
  return `<link ${kind} crossorigin href="${href}">`
}
