import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- vitest reads the default export
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Whole servers and databases: one scene at a time.
    maxWorkers: 1,
    include: ['test/production/*.production.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
