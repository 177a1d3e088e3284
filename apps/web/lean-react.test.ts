import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanText } from './lean-react.ts'

describe('the React that is sent', () => {
  it('drops cases of nodes that are never there, and keeps what falls into them', () => {
    const text = 'switch (a.tag) { case 26: x(); break; case 27: y(); case 5: z(); case 30: w() }'

    expect(lean(text).replaceAll(/\s+/g, ' ')).toBe(
      'switch (a.tag) { case void 0: break; x(); break; y(); case 5: z(); w() }',
    )
  })

  it('knows what is never set, asked or remembered', () => {
    const text = `
      var isHydrating = !1
      if (isHydrating && 30 !== a.tag) isHydrating = state.dehydrated
      exports.hydrateRoot = function () {}
      FragmentInstance.prototype.focus = Root.prototype.focus = function () {}`

    expect(lean(text).split('\n').slice(1)).toEqual([
      '      var isHydrating = !1',
      '      if (false && true) false',
      '      ',
      '      Root.prototype.focus = function () {}',
    ])
  })

  it('leaves another variable of that name alone', () => {
    const text = 'function f(isHydrating) { return isHydrating || b[tag] === 30 }'

    expect(lean(text)).toBe(text)
  })
})

function lean(text: string): string {
  return leanText(text, parseAst(text, { lang: 'js' }))
}
