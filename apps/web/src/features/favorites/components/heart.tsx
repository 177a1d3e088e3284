import { ActionIcon } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import IconFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { copy } from '#features/favorites/copy.ts'
import { addFavorite, deleteFavorites, favoritesQueries } from '#features/favorites/queries.ts'
import { toasts } from '#ui/toasts.tsx'
import styles from './heart.module.css'

type Props = {
  projectId: string
  /** Of the project, for those who hear the button. */
  name: string
}

/** Keeps a project at hand, or lets it go; the heart follows at once and turns back when that failed. */
export function Heart({ projectId, name }: Props) {
  const client = useQueryClient()
  const { data } = useQuery(favoritesQueries.count())
  const change = useMutation({
    mutationFn: async (isKept: boolean) => {
      await (isKept ? addFavorite(projectId) : deleteFavorites([projectId]))
    },
    onError: () => toasts.error(copy.failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['favorites'] }),
  })
  const stored = data?.project_ids.includes(projectId) ?? false
  const isKept = change.isPending ? change.variables : stored
  const Icon = isKept ? IconFilled : IconHeart
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={styles['heart'] ?? ''}
      aria-label={`${isKept ? copy.remove : copy.add}: ${name}`}
      aria-pressed={isKept}
      disabled={data === undefined}
      onClick={() => !change.isPending && change.mutate(!isKept)}
    >
      <Icon size={20} aria-hidden {...(!isKept && { stroke: 1.6 })} />
    </ActionIcon>
  )
}
