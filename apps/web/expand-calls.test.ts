import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { expandCalls } from './expand-calls.ts'

describe('a module of the contract', () => {
  it('has what its own functions build written out', () => {
    const text = `
const listing = (path, title, row) => endpoint({ method: 'GET', path, title, ok: list(row) })
export const skills = { list: listing('/skills', 'List skills', Skill), path: path }`

    expect(expand(text).split('\n').at(-1)).toBe(
      `export const skills = { list: endpoint({ method: 'GET', path: '/skills', title: 'List skills', ok: list(Skill) }), path: path }`,
    )
  })

  it('takes what stands for a thing not given, and functions that call another', () => {
    const text = `
const step = (path, keep = ['a']) => endpoint({ path, log: { keep }, key: it.path })
function both(path) { return { post: endpoint({ path }), put: step(path), patch: step(path, []) } }
export const steps = both('/x')`

    expect(expand(text).split('\n').at(-1)).toBe(
      `export const steps = { post: endpoint({ path: '/x' }), put: endpoint({ path: '/x', log: { keep: ['a'] }, key: it.path }), patch: endpoint({ path: '/x', log: { keep: [] }, key: it.path }) }`,
    )
  })

  it('follows functions that put together what others build', () => {
    const text = `
const all = (path, rows) => ({ ...reads(path, rows.one), ...writes(path) })
const reads = (path, row) => ({ find: endpoint({ path, ok: row }) })
const writes = (path) => ({ put: endpoint({ path }) })
export const skills = all('/x', { one: Skill })`

    expect(expand(text).split('\n').at(-1)).toBe(
      `export const skills = { ...{ find: endpoint({ path: '/x', ok: { one: Skill }.one }) }, ...{ put: endpoint({ path: '/x' }) } }`,
    )
  })

  it('keeps calls of other functions', () => {
    const text = `
const text = (max) => z.string().max(max)
export const Name = text(40)`

    expect(expand(text)).toBe(text)
  })
})

function expand(text: string): string {
  return expandCalls(text, (code) => parseAst(code, { lang: 'ts' }))
}
