import { useQuery } from '@tanstack/react-query'
import { copy } from '#features/experts/copy.ts'
import { fileQueries } from '#features/experts/file-queries.ts'
import { ChoiceField } from '#ui/fields/choice-field.tsx'

type Props = {
  personId: string
  label: string
  file: { id: string; name: string } | null
  onFile: (fileId: string | null) => void
}

/** One of the files of a profile, or none; nothing for whom they are hidden. */
export function FileChoice({ personId, label, file, onFile }: Props) {
  const { data: attachments } = useQuery(fileQueries.set('attachments', personId))
  const { data: agreements } = useQuery(fileQueries.set('nda', personId))
  if (attachments === undefined && agreements === undefined) return null
  const known = [...(attachments ?? []), ...(agreements ?? [])].map(({ uuid, filename }) => ({
    value: uuid,
    label: filename,
  }))
  const isOther = file !== null && known.every(({ value }) => value !== file.id)
  return (
    <ChoiceField
      label={label}
      description={known.length === 0 ? copy.noFilesYet : undefined}
      options={[
        { value: '', label: copy.noFile },
        ...(isOther ? [{ value: file.id, label: file.name }] : []),
        ...known,
      ]}
      value={file?.id ?? ''}
      onChange={(next) => onFile(next === '' ? null : next)}
    />
  )
}
