import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- vitest reads the default export
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Each file has a portal and a database of its own; reading the sources anew for each would take longer than many tests.
    isolate: false,
    // Test files wait for databases more than they compute.
    maxWorkers: 4,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 60_000,
    // A machine with other work takes its time; what is waited for in vain fails all the same.
    expect: { poll: { timeout: 40_000 } },
    // A failure names what it found, and not how much of it.
    chaiConfig: { truncateThreshold: 2000 },
    // A server that stops lets its jobs come to their end, like the reading of a file that takes its 15 seconds.
    hookTimeout: 120_000,
  },
})
