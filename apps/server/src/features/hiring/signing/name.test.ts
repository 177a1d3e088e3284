import { check, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { isNamed } from './name.ts'

it('takes the name in any capitals, spacing and composition', () => {
  expect(isNamed('  josé   GARCÍA ', 'José García')).toBe(true)
  expect(isNamed('Jose\u0301 Garci\u0301a', 'José García')).toBe(true)
})

it('finds another name different', () => {
  expect(isNamed('Jose Garcia', 'José García')).toBe(false)
  expect(isNamed('J. García', 'José García')).toBe(false)
  expect(isNamed('García José', 'José García')).toBe(false)
})

it('never finds a name different from itself', () => {
  const found = check(property(string({ unit: 'grapheme' }), (name) => isNamed(` ${name} `, name)))

  expect(found.counterexample).toBeNull()
})
