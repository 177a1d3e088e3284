import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Pages that people begin with, and the modules that each will ask for, from the address alone: `:` is any part of it,
 * and the first that fits counts. `npm run build` fails where a module is gone; a page that is missing here loads as it
 * did, some round trips later.
 */
const LOGIN = ['app/shell/accounts-layout.tsx', 'features/accounts/login-page.tsx']
const PORTAL = ['app/portal-routes.ts', 'app/shell/app-shell.tsx']
const TODAY = 'today/components/today-panel.tsx'
const HEART = 'favorites/components/heart.tsx'
export const PAGES: Readonly<Record<string, string | string[]>> = {
  '/activities': 'activity/activities-page.tsx',
  '/companies': 'companies/companies-page.tsx',
  '/companies/add': 'companies/company-form-page.tsx',
  '/companies/:': 'companies/company-page.tsx',
  '/content-search': 'search/content-search-page.tsx',
  '/faqs': 'faqs/faqs-page.tsx',
  '/people': 'people/people-page.tsx',
  '/people/duplicates': 'people/duplicates-page.tsx',
  '/people/:': 'people/person-page.tsx',
  '/profile-settings': 'accounts/profile-settings-page.tsx',
  '/today': 'today/today-page.tsx',
  '/users': 'users/users-page.tsx',
  '/users/add': 'users/user-form-page.tsx',
  '/users/erasures': 'privacy/erasures-page.tsx',
  '/users/roles': 'users/roles-page.tsx',
  '/users/:': 'users/user-page.tsx',
  '/admin/settings': 'settings/settings-page.tsx',
  '/expert/profile': 'applications/own-profile-page.tsx',
  '/expert/projects': ['hiring/expert-projects-page.tsx', TODAY],
  '/expert/find-projects': 'hiring/find-projects-page.tsx',
  '/hr/ics': ['hiring/ics-page.tsx', TODAY],
  '/hr/experts': 'experts/lists/experts-list-page.tsx',
  '/:/experts': ['experts/lists/experts-list-page.tsx', TODAY],
  '/:/experts/:': 'experts/expert-page.tsx',
  '/:/insights': 'insights/insights-page.tsx',
  '/customer/projects': ['gigs/gigs-page.tsx', TODAY, HEART],
  '/:/projects': ['gigs/gigs-page.tsx', HEART],
  '/:/projects/add': 'gigs/editing/gig-add-page.tsx',
  '/:/projects/:': ['gigs/gig-page.tsx', HEART, '../ui/text/purified-html.tsx'],
  '/:/projects/:/hire': 'hiring/hire-page.tsx',
}

/**
 * Writes `first-files.json`: which files a page needs beside those that index.html names. The server tells the browser
 * with the page, which then asks for all at once instead of finding them step by step. The styles of a page are one
 * sheet, and beside it the names of those that it holds, which nobody fetches again.
 */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(Object.entries(bundle).flatMap(([name, one]) => asChunk(name, one)))
      const chunkOf = (path: string) =>
        [...chunks].find(([, { moduleIds }]) =>
          moduleIds.some((id) => id.endsWith(`/web/src/${path}`)),
        )?.[0] ?? this.error(`first-files.ts names ${path}, which is not in the build.`)
      const known = new Set(filesOf(['main.tsx'].map(chunkOf), chunks))
      const sheet = (parts: string[]) => {
        const source = parts.map((name) => textOf(bundle[name])).join('')
        return `/${this.getFileName(this.emitFile({ type: 'asset', name: 'page.css', source }))}`
      }
      const filesFor = (paths: string[]) => {
        const files = filesOf(paths.map(chunkOf), chunks).filter((name) => !known.has(name))
        const parts = files.filter((name) => name.endsWith('.css'))
        const whole = parts.length === 0 ? null : sheet(parts)
        return {
          scripts: files.filter((name) => !parts.includes(name)).map((name) => `/${name}`),
          sheet: whole,
          parts: parts.map((name) => `/${name}`).filter((name) => name !== whole),
        }
      }
      const pages = Object.entries(PAGES).map(([path, modules]) => {
        const own = [modules].flat().map((module) => posix.join('features', module))
        return [path, filesFor([...PORTAL, ...own])]
      })
      const files = { login: filesFor(LOGIN), portal: filesFor(PORTAL), pages: Object.fromEntries(pages) }
      this.emitFile({ type: 'asset', fileName: 'first-files.json', source: JSON.stringify(files) })
    },
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

function asChunk(name: string, one: Rolldown.OutputChunk | Rolldown.OutputAsset) {
  return one.type === 'chunk' ? [[name, one] as const] : []
}

function textOf(one: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string {
  return one?.type === 'asset' ? Buffer.from(one.source).toString() : ''
}

/** Those chunks with all that they import, and the styles of each: what a part says of itself comes after what it uses. */
function filesOf(begin: string[], chunks: Chunks): string[] {
  const seen = new Set<string>()
  const take = (name: string): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const { imports = [], viteMetadata } = chunks.get(name) ?? {}
    return [...imports.flatMap(take), name, ...(viteMetadata?.importedCss ?? [])]
  }
  return begin.flatMap(take)
}
