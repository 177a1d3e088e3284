import { spelt } from '#ui/text/wording.ts'

interface Match {
  staticData: { title?: string }
  status: string
  _notFound?: boolean
}

/** What names the window while no page stands in it. */
export const TITLES_INSTEAD = {
  401: 'Unauthorized',
  404: 'Page not found',
  500: 'Something went wrong',
} as const

/** The title of what stands: that of the last route, or what went wrong in its place. */
export function pageTitle(matches: readonly Match[]): string | undefined {
  if (matches.some((match) => match._notFound || match.status === 'notFound')) return TITLES_INSTEAD[404]
  if (matches.some((match) => match.status === 'error')) return TITLES_INSTEAD[500]
  const title = matches.at(-1)?.staticData.title
  return title && spelt(title)
}
