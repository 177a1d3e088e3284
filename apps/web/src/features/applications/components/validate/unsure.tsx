import { copy } from '#features/applications/copy.ts'
import { Badge } from '#ui/marks/badge.tsx'

/** Marks what the parser is not sure of. */
export function Unsure({ withHint = false }: { withHint?: boolean }) {
  return (
    <>
      <Badge tone="warning" withDot={false}>
        {copy.pleaseCheck}
      </Badge>
      {withHint && copy.weAreNotSure}
    </>
  )
}
