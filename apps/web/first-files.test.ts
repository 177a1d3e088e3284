import { expect, it } from 'vitest'
import { PAGES } from './first-files.ts'
import { portalRoutes } from './src/app/portal-routes.ts'
import { createAppRouter } from './src/app/router.tsx'

const PREFIXES = /^\/(?:admin|manager|hr|expert|customer)(?=\/)/

/** Of the address of a page the entry that the server takes: the first that fits. */
function entryOf(path: string): string | undefined {
  const fits = (entry: string) => new RegExp(`^${entry.replaceAll(':', '[^/]+')}$`).test(path)
  return Object.keys(PAGES).find(fits)
}

it('sends no page the files of another', () => {
  const paths = Object.keys(createAppRouter(portalRoutes()).routesByPath)
  const whole = paths.map((path) => path.replaceAll(/\$\w+/g, ':'))

  const wrong = whole.filter((path) => {
    const entry = entryOf(path)
    return entry !== undefined && entry !== path && entry !== path.replace(PREFIXES, '/:')
  })

  expect(whole.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})
