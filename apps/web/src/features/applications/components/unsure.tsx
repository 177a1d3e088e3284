import { Badge } from '#ui/marks/badge.tsx'

/** Marks what the parser is not sure of. */
export function Unsure({ withHint = false }: { withHint?: boolean }) {
  return (
    <>
      <Badge tone="warning" withDot={false}>
        Please check
      </Badge>
      {withHint && ' We are not sure that we read this right.'}
    </>
  )
}
