import { Suspense } from 'react'
import type { GigSlots } from '#features/gigs/slots.ts'
import styles from './gig-heart.module.css'

type Props = { gig: { id: string; name: string }; Heart: NonNullable<GigSlots['Heart']> }

/** The heart of a project; its place is kept until its code has come, so that nothing beside it moves. */
export function GigHeart({ gig: { id, name }, Heart }: Props) {
  return (
    <Suspense fallback={<span className={styles['place']} />}>
      <Heart projectId={id} name={name} />
    </Suspense>
  )
}
