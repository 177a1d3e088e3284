import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconFilled from '~icons/heart-filled'
import IconHeart from '~icons/heart'
import { copy } from '#features/favorites/copy.ts'
import { addFavorite, deleteFavorites, favoritesQueries } from '#features/favorites/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { useWish } from '#platform/use-wish.ts'
import styles from './heart.module.css'

type Props = {
  projectId: string
  /** Of the project, for those who hear the button. */
  name: string
}

/** Keeps a project at hand, or lets it go; the heart follows at once and turns back when that failed. */
export function Heart({ projectId, name }: Props) {
  const { data } = useQuery(favoritesQueries.count())
  const { run } = useWrite({ tells: 'by toast', refetch: ['favorites'], textOf: () => copy.failure })
  const {
    value: isKept,
    isPending,
    wish,
  } = useWish(data?.project_ids.includes(projectId) ?? false, (keeps) =>
    run<unknown>(() => (keeps ? addFavorite(projectId) : deleteFavorites([projectId]))),
  )
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
      onClick={() => !isPending && wish(!isKept)}
    >
      <Icon size={20} aria-hidden {...(!isKept && { stroke: 1.6 })} />
    </ActionIcon>
  )
}
