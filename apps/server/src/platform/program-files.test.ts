import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { expect, it } from 'vitest'
import { programFiles } from './program-files.ts'

const server = `${import.meta.dirname}/../..`
const build = readFileSync(`${server}/../../scripts/build-server.mjs`, 'utf8')
const programs = Object.values(programFiles).filter((path) => path.endsWith('.ts'))

it('finds threads and processes', () => {
  expect(programs.map((path) => basename(path))).toEqual([
    'sheet-worker.ts',
    'paper-worker.ts',
    'fill-child.ts',
  ])
})

it.each(programs)('names %s, which the build makes', (path) => {
  expect(build).toContain(`'${basename(path, '.ts')}': '${relative(server, path)}'`)
})
