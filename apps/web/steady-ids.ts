import type { Plugin } from 'vite'

const FILE = /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/
const SECOND = 'setUuid(randomId());'

/**
 * Has the library keep the first id of each field. For pages that a server draws it gives each a second one once the page
 * stands, and whatever has one is drawn again before anybody sees it. Ours are drawn in the browser alone, where the first
 * one is as good (docs/decisions/267).
 */
export function steadyIds(): Plugin {
  return {
    name: 'steady-ids',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler(code) {
        const text = steadyText(code)
        if (text === undefined) return this.error('steady-ids.ts does not know this version of the library.')
        return { code: text, map: null }
      },
    },
  }
}

/** The hook without its second id; undefined where it reads otherwise than it did. */
export function steadyText(code: string): string | undefined {
  return code.includes(SECOND) ? code.replace(SECOND, '').replace(', setUuid]', ']') : undefined
}
