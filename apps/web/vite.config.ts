import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// What every page needs in one file, and what stands before the login in another: few requests, better compressed.
// A group takes what its files import along: the parts of the platform for lists and forms come with their pages.
const FIRST_LOAD = [
  {
    name: 'base',
    test: /node_modules\/(?:react|react-dom|scheduler|zod|uuidv7|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\/|src\/platform\/(?!use-list|list-|use-form|data-provider|draft-dialog|export-button|unsaved-guard)|src\/app\/features\.ts|ui\/loading-bar|vite\/preload-helper/,
  },
  {
    name: 'entry',
    test: /features\/accounts\/(?:login-page|use-|copy|queries)|accounts\/components\/(?:code-form|form-card|oidc|passkey-button|resend|link-confirmation)|plain-controls|shell\/(?:logo|accounts-layout)/,
  },
  {
    // What every page of the shell and every list shows: one file instead of forty.
    name: 'pages',
    test: /src\/app\/shell\/(?:app-shell|header|side-menu|mobile-menu|account-popup|apps-popup|notifications-popup|footer)|src\/ui\/(?:table|list-states|skeleton|search-box|page-header|badge|avatar|see-more|relative-time|date-format|empty-state|breakpoint|status-badge|pagination)|@floating-ui\/|@tanstack\/(?:query-core|react-query)\/|@mantine\/core\/esm\/components\/(?:ActionIcon|Button|CloseButton|FocusTrap|Input|InputBase|Loader|Paper|Popover|Portal|Tooltip|Transition|UnstyledButton)\//,
  },
]

export default defineConfig({
  plugins: [react(), compressed()],
  build: {
    target: 'es2023',
    // Data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOAD } } },
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
    closeBundle: async () => {
      const names = await readdir(folder)
      await Promise.all(
        names.filter((name) => /\.(?:js|css|svg)$/.test(name)).map((name) => compress(join(folder, name))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
}
