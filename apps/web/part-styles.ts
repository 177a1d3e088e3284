import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PART = /@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/
const SHEET = /src\/ui\/theme\/styles[\w-]*\.css$/

/**
 * Each part of the component library brings its own styles, so that a page is sent those of the parts that it shows.
 * The sheets in ui/ name them too, for the development server, which serves the library in one piece.
 */
export function partStyles(): Plugin {
  return {
    name: 'part-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [PART, SHEET] },
      handler(code, id) {
        const part = PART.exec(id)?.[1]
        if (part === undefined) return { code: withoutParts(code), map: null }
        const sheet = join(id.slice(0, id.indexOf('/esm/')), 'styles', `${part}.layer.css`)
        if (!existsSync(sheet)) this.error(`${part} of the component library has no styles of its own.`)
        return { code: `import '@mantine/core/styles/${part}.layer.css'\n${code}`, map: null }
      },
    },
  }
}

/** Those of no part, in small letters, stay. */
function withoutParts(sheet: string): string {
  return sheet.replaceAll(/@import '@mantine\/core\/styles\/[A-Z]\w+\.layer\.css';/g, '')
}
