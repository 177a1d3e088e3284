import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'

const ALL = Array.from({ length: 100 }, (_, at) => at)
const FITS = Math.ceil(innerHeight / 96)

/** How many rows each drawing has, of a list of a page that was loaded this way. */
async function drawings(load: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(performance.mark('load'), { type: load }),
  ])
  const { useFirstScreen } = await import('./use-first-screen.ts')
  const show = () => {
    const drawn: number[] = []
    function List() {
      drawn.push(useFirstScreen(ALL, 96).length)
      return null
    }
    render(<List />)
    return drawn
  }
  return show
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.restoreAllMocks())

describe('a list of a page that is opened', () => {
  it('draws what fits on the screen, and the others right behind it', async () => {
    const show = await drawings('navigate')

    const drawn = show()

    expect(drawn[0]).toBe(FITS)
    await waitFor(() => expect(drawn.at(-1)).toBe(100))
  })

  it('is the only one: those of the pages after it are drawn whole', async () => {
    const show = await drawings('navigate')
    show()

    expect(new Set(show())).toEqual(new Set([100]))
  })
})

it.each(['reload', 'back_forward'])(
  'is drawn whole where the page goes back to its place: %s',
  async (load) => {
    const show = await drawings(load)

    expect(new Set(show())).toEqual(new Set([100]))
  },
)
