// `npm start` (demo) and `npm run serve` (production): builds the web app when it is stale, then becomes the server.
import { buildWeb } from './build-web.mjs'

await buildWeb()
await import('../apps/server/src/main.ts')
