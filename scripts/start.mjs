// `npm start` (demo) and `npm run serve` (production): builds the web app when it is stale, then becomes the server.
import { buildWeb } from './build-web.mjs'

buildWeb()
if (process.argv[2] === 'demo') process.env.DEMO ??= '1'
else process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')
