import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { icons } from './icons.ts'

// oxlint-disable-next-line import/no-default-export -- the tool asks for one
export default defineConfig({
  plugins: [react(), icons()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // Names as written, so that a test may speak of a class; no style is computed.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Reading the sources anew for each file would take longer than its tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
