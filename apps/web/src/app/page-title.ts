import { spelt } from '#ui/text/wording.ts'

interface Match {
  staticData: { title?: string }
  status: string
  _notFound?: boolean
}

/** The title of what stands: that of the last route, or what went wrong in its place. */
export function pageTitle(matches: readonly Match[]): string | undefined {
  if (matches.some((match) => match._notFound || match.status === 'notFound')) return 'Page not found'
  if (matches.some((match) => match.status === 'error')) return 'Something went wrong'
  const title = matches.at(-1)?.staticData.title
  return title && spelt(title)
}
