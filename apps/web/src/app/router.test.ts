import { expect, it } from 'vitest'
import { createAppRouter } from './router.tsx'
import { portalRoutes } from './portal-routes.ts'

it('gives each address to one page', () => {
  expect(Object.keys(createAppRouter(portalRoutes()).routesByPath).length).toBeGreaterThan(50)
})

it('has a page where the way to the chat ends', () => {
  expect(Object.keys(createAppRouter(portalRoutes()).routesByPath)).toContain('/accounts/chat')
})
