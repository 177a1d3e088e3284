/** What stands below the dates of an entry: part of its head in some layouts, the first words of its description in others. */
import type { Row } from './entry-rows.ts'
import type { Block } from './entry-split.ts'
import { placeScore } from '#parser/words/places.ts'

/** Where most entries name two things down to their dates, only a place or bold words may follow below them. */
export function trimBelow(blocks: Block[]): Block[] {
  if (blocks.length === 0 || blocks.filter((block) => namedCount(block) >= 2).length <= blocks.length * 0.5)
    return blocks
  const below = blocks.map((block) => block.head[anchorOf(block) + 1])
  const hasPlaces = below.filter((row) => row && isPlaceRow(row)).length >= blocks.length * 0.5
  return blocks.map((block) => {
    const anchor = anchorOf(block)
    const rest = block.head.slice(anchor + 1)
    const kept = rest.filter(
      (row, index) => isPlaceRow(row) || row.line.bold || (hasPlaces && index === 0 && isShortName(row)),
    )
    const firstBody = rest.findIndex((row) => !kept.includes(row))
    const places = firstBody < 0 ? kept : kept.filter((row) => rest.indexOf(row) < firstBody)
    return {
      head: [...block.head.slice(0, anchor + 1), ...places],
      body: [...rest.filter((row) => !places.includes(row)), ...block.body],
    }
  })
}

const anchorOf = (block: Block): number => block.head.findIndex((row) => row.dates.length > 0)

/** Cells down to the dates that are neither dates nor places nor durations. */
function namedCount(block: Block): number {
  const rows = block.head.slice(0, anchorOf(block) + 1).filter((row) => !row.isDuration)
  return rows
    .flatMap((row) => row.line.cells.flatMap((cell) => cell.text.split(/\s+[|·•@]\s+|,\s+/)))
    .filter((text) => /\p{L}{2}/u.test(text) && placeScore(text) < 0.5 && !/\d{4}/.test(text)).length
}

const isPlaceRow = (row: Row): boolean => row.line.cells.every((cell) => placeScore(cell.text) >= 0.7)

function isShortName(row: Row): boolean {
  return (
    /^\p{Lu}/u.test(row.line.text) && row.line.text.split(' ').length <= 4 && !/[\d:;]/.test(row.line.text)
  )
}
