import { Block } from '#features/experts/components/block.tsx'
import { copy } from './copy.ts'
import { SimilarList } from './similar-list.tsx'

/** Beside the profile of an expert, for staff. */
export function SimilarCard({ personId }: { personId: string }) {
  return (
    <Block title={copy.similarExperts}>
      <SimilarList personId={personId} />
    </Block>
  )
}
