import { Suspense, type ReactNode } from 'react'
import { SkeletonBox } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'
import { useIsMobile } from '#ui/theme/breakpoint.ts'

const load = () => import('#ui/fields/rich-text-editor.tsx')
const Editor = later(load, 'RichTextEditor')

/** Where somebody is about to write: the editor is on its way before its field is. */
export const bringRichText = () => void load().catch(() => undefined)

/** In px, with its label; on a phone its buttons have two lines. */
const HEIGHT = { wide: 232, phone: 330 }

export type RichTextProps = {
  label: string
  /** HTML; '' for nothing. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  error?: ReactNode
  description?: ReactNode
}

/** A text with headings, emphasis, lists, quotes and links; the editor loads where it is needed. */
export function RichText(props: RichTextProps) {
  const height = useIsMobile() ? HEIGHT.phone : HEIGHT.wide
  return (
    <Suspense fallback={<SkeletonBox height={height} label={`Loading ${props.label}`} />}>
      <Editor {...props} />
    </Suspense>
  )
}
