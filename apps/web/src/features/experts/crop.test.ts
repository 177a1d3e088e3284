import { describe, expect, it } from 'vitest'
import { moved, squareOf, WHOLE } from './crop.ts'

const wide = { width: 800, height: 400 }

describe('the kept square of a picture', () => {
  it('is the middle at first', () => {
    expect(squareOf(wide, WHOLE)).toEqual({ side: 400, left: 200, top: 0 })
  })

  it('shrinks around its centre with the zoom', () => {
    expect(squareOf(wide, { zoom: 2, x: 0.5, y: 0.5 })).toEqual({ side: 200, left: 300, top: 100 })
  })

  it('follows a move against its direction, and stops at the edge', () => {
    const right = moved(wide, WHOLE, { x: 0.25, y: 0.25 })

    expect(squareOf(wide, right)).toEqual({ side: 400, left: 100, top: 0 })
    expect(squareOf(wide, moved(wide, right, { x: 9, y: 9 }))).toEqual({ side: 400, left: 0, top: 0 })
    expect(squareOf(wide, moved(wide, right, { x: -9, y: -9 }))).toEqual({ side: 400, left: 400, top: 0 })
  })
})
