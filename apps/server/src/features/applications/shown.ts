import type { ResumeShown } from '@guildhall/contract/applications/parsed-resume'
import type { Explained } from '@guildhall/resume-parser/parse'

export const NOTHING_SHOWN: ResumeShown = { pages: [], places: {} }

/** More than a resume has; a longer one is shown to there. */
const MOST_PAGES = 12
const MOST_WORDS = 6000

/** The pages as the parser has them, for the review beside the values. */
export function shownOf({ pages, outcome }: Explained): ResumeShown {
  if (outcome.kind === 'unreadable') return NOTHING_SHOWN
  let left = MOST_WORDS
  const shown = pages.slice(0, MOST_PAGES).map(({ number, width, height, items }) => {
    const words = items.slice(0, left).map((item) => ({
      text: item.text,
      x: rounded(item.x),
      base: rounded(item.base),
      width: rounded(item.width),
      size: rounded(item.size),
      bold: item.bold,
    }))
    left -= words.length
    return { number, width: rounded(width), height: rounded(height), words }
  })
  return { pages: shown, places: placesOf(outcome.places) }
}

type Places = Extract<Explained['outcome'], { kind: 'parsed' }>['places']

function placesOf(places: Places): ResumeShown['places'] {
  const entries = Object.entries(places).map(([key, list]) => {
    const boxes = list.map(({ page, box: { x, y, width, height } }) => ({
      page,
      x: rounded(x),
      y: rounded(y),
      width: rounded(width),
      height: rounded(height),
    }))
    return [key, boxes] as const
  })
  return Object.fromEntries(entries)
}

const rounded = (value: number): number => Math.round(value * 10) / 10
