import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { useQuickAct } from '#features/hiring/use-act.ts'
import { copy } from '#features/hiring/copy.ts'

/** Whether other experts find the reader in the directory. */
export function DirectorySwitch() {
  const { data } = useQuery(hiringQueries.directory())
  const { act, isPending } = useQuickAct()
  return (
    <Switch
      label={copy.showMe}
      description={copy.otherExpertsThenFind}
      checked={data?.is_in_directory ?? false}
      disabled={data === undefined || isPending}
      onChange={(event) => {
        const isIn = event.currentTarget.checked
        void act(
          () => acts.setInDirectory(isIn),
          isIn ? 'You are in the directory' : 'You left the directory',
        )
      }}
    />
  )
}
