import { Suspense, lazy } from 'react'

const Purified = lazy(() =>
  import('./purified-html.tsx').then(({ PurifiedHtml }) => ({ default: PurifiedHtml })),
)

/** Shows HTML that people wrote, reduced to harmless tags; the purifier loads only where it is needed. */
export function SafeHtml({ html }: { html: string }) {
  return (
    <Suspense fallback={null}>
      <Purified html={html} />
    </Suspense>
  )
}
