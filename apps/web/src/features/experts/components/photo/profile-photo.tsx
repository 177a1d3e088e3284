import type { Profile } from '@guildhall/contract/experts/profile'
import { ActionIcon } from '@mantine/core'
import IconCamera from '~icons/camera'
import { Suspense, useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { later } from '#ui/hooks/later.ts'
import styles from './profile-photo.module.css'

const PhotoDialog = later(() => import('./photo-dialog.tsx'), 'PhotoDialog')

type Props = { profile: Profile; canEdit: boolean }

/** The photo of a person; for who may edit, the way to change it. */
export function ProfilePhoto({ profile, canEdit }: Props) {
  const [isOpen, setOpen] = useState(false)
  const avatar = <Avatar name={profile.name} photo={profile.photo} size={84} />
  if (!canEdit) return avatar
  return (
    <div className={styles['photo']}>
      {avatar}
      <ActionIcon
        variant="default"
        radius="xl"
        className={styles['change'] ?? ''}
        aria-label={copy.changePhoto}
        onClick={() => setOpen(true)}
      >
        <IconCamera size={16} aria-hidden />
      </ActionIcon>
      <Suspense>{isOpen && <PhotoDialog profile={profile} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
