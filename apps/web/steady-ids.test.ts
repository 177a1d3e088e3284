import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { steadyText } from './steady-ids.ts'

const library = fileURLToPath(import.meta.resolve('@mantine/hooks'))
const hook = readFileSync(join(dirname(library), 'use-id/use-id.mjs'), 'utf8')

it('gives no field a second id', () => {
  expect(hook).toContain('setUuid(')

  expect(steadyText(hook)).not.toContain('setUuid(')
})

it('does not know another version of the hook', () => {
  expect(steadyText('export const useId = () => "a"')).toBeUndefined()
})
