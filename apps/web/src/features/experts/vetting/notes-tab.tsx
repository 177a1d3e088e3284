import { useQueryClient } from '@tanstack/react-query'
import { Block } from '#features/experts/components/block.tsx'
import { NoteThread } from '#features/people/components/note-thread.tsx'
import { copy } from '#features/experts/copy.ts'

/** What staff noted about an expert. */
export function NotesTab({ personId }: { personId: string }) {
  const client = useQueryClient()
  const countAgain = () => client.invalidateQueries({ queryKey: ['experts', 'review', personId] })
  return (
    <Block title={copy.notes} aside={copy.forStaffOnly}>
      <NoteThread personId={personId} onAdded={countAgain} />
    </Block>
  )
}
