import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** What `apps/web/first-files.ts` wrote: the files of a page beside those that index.html names. */
const Files = z.object({
  scripts: z.array(z.string()),
  /** The styles of the page in one sheet. */
  sheet: z.nullable(z.string()),
  /** The sheets that it holds. */
  parts: z.array(z.string()),
})
const FirstFiles = z.object({ login: Files, portal: Files, pages: z.record(z.string(), Files) })

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
    links: linksTo(own),
  }))
  return (path, hasSession) => {
    if (path.startsWith('/accounts/')) return login
    if (!hasSession) return NO_LINKS
    return pages.find(({ pattern }) => pattern.test(path))?.links ?? portal
  }
}

/**
 * Of styles one link that is fetched. The loader of the scripts fetches no sheet that a link of the page names: those
 * that the one holds stand beside it, switched off.
 */
function linksTo({ scripts, sheet, parts }: z.infer<typeof Files>): FirstLinks {
  return {
    scripts: scripts.map(link('modulepreload')).join(''),
    styles: sheet === null ? '' : link('stylesheet')(sheet) + parts.map(unfetched).join(''),
  }
}

const unfetched = (href: string) => `<link rel="stylesheet" disabled crossorigin href="${href}">`
const link = (rel: string) => (href: string) => `<link rel="${rel}" crossorigin href="${href}">`
