import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- vitest reads the default export
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 40_000 } },
    retry: process.env.CI === 'true' ? 1 : 0,
  },
})
