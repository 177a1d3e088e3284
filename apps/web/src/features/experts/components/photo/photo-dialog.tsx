import type { Profile } from '@guildhall/contract/experts/profile'
import { FILE_TEXTS, limitTexts } from '@guildhall/contract/experts/files'
import { Button, FileButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { cut, WHOLE } from '#features/experts/crop.ts'
import { deletePhoto, uploadPhoto } from '#features/experts/file-queries.ts'
import { useProfileFileLimits } from '#features/settings/queries.ts'
import { ApiError } from '#platform/api-error.ts'
import { useWrite } from '#platform/use-write.ts'
import { Avatar } from '#ui/marks/avatar.tsx'
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { toasts } from '#ui/feedback/toasts.tsx'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import { PhotoCropper } from './photo-cropper.tsx'
import styles from './photo-dialog.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { profile: Profile; onClose: () => void }

/** Changes the photo of a person: choose, crop, save; or back to the initials. */
export function PhotoDialog({ profile, onClose }: Props) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [crop, setCrop] = useState(WHOLE)
  const [refusal, setRefusal] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const { photoSize } = useProfileFileLimits()
  const { isPending, run } = useChange(onClose, setRefusal)
  const { said, press } = useLacks(picture === undefined ? copy.choosePhotoFirst : undefined)
  async function choose(file: File | null) {
    if (file === null) return
    const read = await readPicture(file, photoSize)
    setRefusal(typeof read === 'string' ? read : '')
    setPicture(typeof read === 'string' ? undefined : read)
    setCrop(WHOLE)
  }
  async function save(from: ImageBitmap) {
    await uploadPhoto(profile.id, await cut(from, crop))
    toasts.success(FILE_TEXTS.photoUpdated)
  }
  async function remove() {
    await deletePhoto(profile.id)
    toasts.success(FILE_TEXTS.photoDeleted)
  }
  return (
    <FormDialog
      isDirty={picture !== undefined}
      onClose={onClose}
      title={copy.profilePhoto}
      dismissLabel={copy.cancelText}
      actions={
        <Button loading={isPending} onClick={() => press(() => picture && void run(() => save(picture)))}>
          {copy.saveText}
        </Button>
      }
    >
      {picture === undefined ? (
        <Avatar name={profile.name} photo={profile.photo} size={84} />
      ) : (
        <PhotoCropper picture={picture} crop={crop} onChange={setCrop} />
      )}
      <Chooser most={photoSize / MB} onChoose={(file) => void choose(file)}>
        {!profile.is_default_img && (
          <Button variant="subtle" color="red" disabled={isPending} onClick={() => setRemoving(true)}>
            {copy.removePhoto}
          </Button>
        )}
      </Chooser>
      <DeleteDialog
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        onDelete={() => void run(remove)}
        type={copy.photo}
        pending={isPending}
      />
      <p role="alert" className={styles['refusal']}>
        {refusal || said}
      </p>
    </FormDialog>
  )
}

type ChooserProps = { most: number; onChoose: (file: File | null) => void; children: ReactNode }

function Chooser({ most, onChoose, children }: ChooserProps) {
  return (
    <div className={cx(layout['row-wrap-12'], styles['choose'])}>
      <FileButton accept="image/png,image/jpeg" onChange={onChoose}>
        {(button) => (
          <Button variant="default" {...button} data-autofocus>
            {copy.choosePhoto}
          </Button>
        )}
      </FileButton>
      {children}
      <span className={shared['note']}>{copy.photoHelp(most)}</span>
    </div>
  )
}

const MB = 1024 * 1024
const NO_PICTURE = 'Choose a PNG or JPEG picture.'

/** The picture of a file, upright, or why it cannot be taken. */
async function readPicture(file: File, most: number): Promise<ImageBitmap | string> {
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') return NO_PICTURE
  if (file.size > most) return limitTexts.size(most / MB)
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => NO_PICTURE)
}

function useChange(onDone: () => void, onRefused: (text: string) => void) {
  const queryClient = useQueryClient()
  const { run, isPending } = useWrite({
    tells: 'by toast',
    refetch: () => queryClient.invalidateQueries(),
    textOf: (error) => (isSpoken(error) ? '' : FILE_TEXTS.photoFailed),
  })
  const onError = (error: unknown) => isSpoken(error) && onRefused(error.message)
  return { isPending, run: (change: () => Promise<void>) => run(change, { onDone, onRefused: onError }) }
}

function isSpoken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422
}
