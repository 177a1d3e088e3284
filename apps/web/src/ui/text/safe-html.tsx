import { Suspense, createElement, lazy, type ComponentType } from 'react'
import { arrived } from '#ui/hooks/later.ts'

let loaded: ComponentType<Props> | undefined

/** Brings the purifier beforehand, for pages that open with HTML: nothing moves when it comes. */
export async function loadPurifier(): Promise<ComponentType<Props>> {
  loaded ??= (await arrived(() => import('./purified-html.tsx'))).PurifiedHtml
  return loaded
}

const Purified = lazy(async () => ({ default: await loadPurifier() }))

type Props = {
  html: string
  /** A text that people wrote in the editor: headings, quotes and links elsewhere stay. */
  isText?: boolean
}

/** Shows HTML, reduced to harmless tags; the purifier loads only where it is needed. */
export function SafeHtml({ html, isText = false }: Props) {
  if (loaded !== undefined) return createElement(loaded, { html, isText })
  return (
    <Suspense fallback={null}>
      <Purified html={html} isText={isText} />
    </Suspense>
  )
}
