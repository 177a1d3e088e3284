import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The pictures of the README, on the server of the journeys. */
export default defineConfig({
  ...journeys,
  retries: 0,
  projects: [{ name: 'pictures', testMatch: 'pictures.ts', use: { viewport: { width: 1440, height: 900 } } }],
})
