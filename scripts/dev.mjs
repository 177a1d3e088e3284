// `npm run dev`: the server restarts on a change, the web app updates in place.
import { spawn } from 'node:child_process'

const children = [
  spawn('node', ['--watch', 'apps/server/src/main.ts'], { stdio: 'inherit' }),
  spawn('vite', [], { stdio: 'inherit', cwd: 'apps/web' }),
]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const child of children) child.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
