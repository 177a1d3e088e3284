import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const PREFIX = '~icons/'
const SET = new URL(import.meta.resolve('@iconify-json/tabler/icons.json'))
const FILLED = '-filled'

/** `import IconPlus from '~icons/plus'` is that icon of Tabler as a component: the set is one file, not one per icon. */
export function icons(): Plugin {
  let bodies: Promise<Map<string, string>> | undefined
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: async (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return
      bodies ??= readSet()
      const name = id.slice(PREFIX.length + 1)
      const paths = pathsOf((await bodies).get(name) ?? '')
      if (paths.length === 0) throw new Error(`Tabler has no icon ${name}.`)
      const isFilled = name.endsWith(FILLED)
      return `import { iconOf } from '#ui/marks/icon.ts'\nexport default iconOf(${JSON.stringify(paths)}, ${isFilled})`
    },
  }
}

async function readSet(): Promise<Map<string, string>> {
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(await readFile(SET, 'utf8'))
  return new Map(Object.entries(icons).map(([name, { body }]) => [name, body]))
}

const pathsOf = (body: string) => [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
