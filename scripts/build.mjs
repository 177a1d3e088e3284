// `npm run build`: makes dist/, which is what production runs; only what is stale. `build.mjs web`: that part alone.
import { server } from './build-server.mjs'
import { web } from './build-web.mjs'

const parts = { web, server }
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
await Promise.all(names.map((name) => parts[name].bring()))
