import { Suspense, lazy } from 'react'

const Purified = lazy(() =>
  import('./purified-html.tsx').then(({ PurifiedHtml }) => ({ default: PurifiedHtml })),
)

type Props = {
  html: string
  /** A text that people wrote in the editor: headings, quotes and links elsewhere stay. */
  isText?: boolean
}

/** Shows HTML, reduced to harmless tags; the purifier loads only where it is needed. */
export function SafeHtml({ html, isText = false }: Props) {
  return (
    <Suspense fallback={null}>
      <Purified html={html} isText={isText} />
    </Suspense>
  )
}
