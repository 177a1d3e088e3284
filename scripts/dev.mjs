// `npm run dev`: the server restarts on a change, the web app updates in place.
import { spawn } from 'node:child_process'

const env = { ...process.env, DEMO: '1' }
const children = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], { stdio: 'inherit', env }),
  spawn('vite', [], { stdio: 'inherit', env, cwd: 'apps/web' }),
]
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')))
process.on('SIGINT', () => {})
