import { Suspense, type ReactNode } from 'react'
import { SkeletonBox } from '#ui/lists/skeleton-rows.tsx'
import { later } from '#ui/hooks/later.ts'

const Editor = later(() => import('#ui/fields/rich-text-editor.tsx'), 'RichTextEditor')

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
  return (
    <Suspense fallback={<SkeletonBox height={220} label={`Loading ${props.label}`} />}>
      <Editor {...props} />
    </Suspense>
  )
}
