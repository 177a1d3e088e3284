import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '#test/database.ts'
import { createTestFolder, type TestFolder } from '#test/folder.ts'
import { freePort } from '#test/free-port.ts'
import { statusOf, until } from './instance.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../../..')

let folder: TestFolder
let database: TestDatabase
let portal: Awaited<ReturnType<typeof start>> | undefined

beforeAll(async () => {
  folder = await createTestFolder()
  database = await createEmptyDatabase()
})
afterAll(async () => {
  await portal?.stop()
  await database.drop()
  await folder.remove()
})

it('serves what the Dockerfile builds, installs and starts, in an empty folder', async () => {
  const file = await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const [build = '', install = ''] = [...file.matchAll(/^RUN (npm .+)$/gm)].map(([, command]) => command)
  const place = join(folder.path, 'app')
  await run('sh', ['-c', build], { cwd: ROOT })
  await cp(join(ROOT, 'dist'), place, { recursive: true })
  await run('sh', ['-c', install], { cwd: place })

  portal = await start(file, place)

  const page = await portal.ask('/login')
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(page.text) ?? []

  expect(page.status).toBe(200)
  expect(await portal.ask(asset)).toMatchObject({
    status: 200,
    text: expect.stringMatching(/\b(?:import|export)\b/),
  })
  expect(await portal.ask('/api/auth')).toMatchObject({ status: 401 })
  const scan = join(ROOT, 'bench/resumes-scans/files/clean__threeparts.pdf')
  const { stdout } = await run(process.execPath, ['server/parse.mjs', scan], { cwd: place })
  expect(JSON.parse(stdout)).toMatchObject({ email: 'gwendolyn@applewhite-demo.com' })
  expect(await portal.stop()).toBe(0)
}, 300_000)

/** The environment and the command of the image, with the settings that an operator must give. */
async function start(dockerfile: string, cwd: string) {
  const port = String(await freePort())
  const given = Object.fromEntries(
    (/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=', 2)),
  )
  const [command = '', ...args]: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
  const url = `http://127.0.0.1:${port}`
  const child = spawn(command === 'node' ? process.execPath : command, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      ...given,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: join(folder.path, 'data'),
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://portal.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const gone = once(child, 'exit')
  await until('the image is ready', async () => (await statusOf(`${url}/readyz`)) === 200)
  return {
    /** As the proxy before it asks: by the public name. */
    async ask(path: string) {
      const call = request(`${url}${path}`, { headers: { host: 'portal.example.com' } }).end()
      const [answer]: IncomingMessage[] = await once(call, 'response')
      return { status: answer?.statusCode, text: answer === undefined ? '' : await text(answer) }
    },
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM')
      await gone
      return child.exitCode
    },
  }
}
