// `npm run build`: makes dist/, which is what production runs; only what is stale.
import { server } from './build-server.mjs'
import { web } from './build-web.mjs'

await Promise.all([web.bring(), server.bring()])
