import { Block } from '#features/experts/components/block.tsx'
import { SimilarList } from './similar-list.tsx'

/** Beside the profile of an expert, for staff. */
export function SimilarCard({ personId }: { personId: string }) {
  return (
    <Block title="Similar experts">
      <SimilarList personId={personId} />
    </Block>
  )
}
