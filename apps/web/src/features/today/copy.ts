export const copy = {
  title: 'Today',
  empty: 'Nothing needs you right now. Enjoy the quiet.',
  allShown: 'That is all for now.',
  all: (count: number) => `See all ${count}`,
  moreIn: (count: number, place: string) => `${count} more in ${place}`,
  late: 'Late',
  figures: 'The last months',
} as const

/** `hour`: of the reader's own clock. */
export function greeting(name: string, hour: number): string {
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return `Good ${part}, ${name}`
}

export function summary(count: number): string {
  return count === 1 ? '1 thing to do.' : `${count} things to do.`
}
