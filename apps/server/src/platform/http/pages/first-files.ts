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

export interface FirstLinks {
  /** Of scripts, for the head. */
  scripts: string
  /** Of styles, for the end of the body: what stands above them is painted meanwhile. */
  styles: string
}

const NO_LINKS: FirstLinks = { scripts: '', styles: '' }

/**
 * Links by which the browser asks for all files of a page at once: it would else find them step by step, and wait for
 * each step. Nobody is told what they could not open: without a session that is the login alone.
 */
export function firstLinks(folder: string): (path: string, hasSession: boolean) => FirstLinks {
  const files = FirstFiles.parse(JSON.parse(readFileSync(join(folder, 'first-files.json'), 'utf8')))
  const login = linksTo(files.login)
  const portal = linksTo(files.portal)
  const pages = Object.entries(files.pages).map(([path, own]) => ({
    pattern: new RegExp(`^${path.replaceAll(':', PART)}/?$`),
    links: linksTo([...files.portal, ...own]),
  }))
  return (path, hasSession) => {
    if (path.startsWith('/accounts/')) return login
    if (!hasSession) return NO_LINKS
    return pages.find(({ pattern }) => pattern.test(path))?.links ?? portal
  }
}

function linksTo(files: readonly string[]): FirstLinks {
  return {
    scripts: files
      .filter((name) => !isStyle(name))
      .map(link('modulepreload'))
      .join(''),
    styles: files.filter(isStyle).map(link('stylesheet')).join(''),
  }
}

const isStyle = (name: string) => name.endsWith('.css')

const link = (rel: string) => (href: string) => `<link rel="${rel}" crossorigin href="${href}">`
