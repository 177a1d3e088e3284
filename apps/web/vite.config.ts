import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { icons } from './icons.ts'
import { leanContract } from './lean-contract.ts'
import { partStyles } from './part-styles.ts'

// Files in the order in which they are needed. A group takes along what its files import and no group before it has:
// the parts of the platform for lists and forms come with their pages.
const FIRST_LOAD = [
  // What few releases change.
  {
    name: 'base',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\/|vite\/preload-helper/,
  },
  // Addresses and plain values of the contract that the login names.
  {
    name: 'addresses',
    test: /contract\/src\/(?:access\.ts$|(?:access|accounts|activity|settings|shapes|gigs\/kinds)\.ts\?plain$)/,
  },
  // Before the login it comes while somebody types.
  { name: 'schemas', test: /node_modules\/zod\/|contract\/src\/(?:accounts-shapes|activity|settings)\.ts$/ },
  // What stands before the login.
  { name: 'entry', test: /src\/app\/start|features\/accounts\/login-page|shell\/accounts-layout/ },
  // What stands around every page behind it, and what every list shows: one file instead of forty.
  {
    name: 'pages',
    test: /src\/app\/portal-routes|src\/app\/shell\/(?:app-shell|header|side-menu|mobile-menu|account-popup|apps-popup|notifications-popup|footer)|src\/ui\/\w+\/(?:table|list-states|skeleton|search-box|page-header|badge|avatar|see-more|relative-time|date-format|empty-state|breakpoint|status-badge|pagination)|@floating-ui\/|@tanstack\/(?:query-core|react-query)\/|@mantine\/core\/esm\/components\/(?:ActionIcon|Button|CloseButton|FocusTrap|Input|InputBase|Loader|Paper|Popover|Portal|Tooltip|Transition|UnstyledButton)\//,
  },
]

export default defineConfig({
  plugins: [leanContract(), partStyles(), react(), icons(), compressed()],
  build: {
    target: 'es2023',
    // Data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting: { groups: FIRST_LOAD } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
})

/** Writes .gz and .br beside each asset, so that the server never compresses while somebody waits. */
function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir, 'assets')
    },
    writeBundle: async () => {
      const names = await readdir(folder)
      await Promise.all(
        names.filter((name) => /\.(?:js|css|svg)$/.test(name)).map((name) => compress(join(folder, name))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: Number(process.env['PACK_QUALITY'] ?? 11) }
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
}
