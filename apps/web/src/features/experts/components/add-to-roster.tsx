import { useRosters } from '#features/experts/rosters/use-rosters.tsx'

/** The button that keeps chosen experts together under a name, and its dialog. */
export function AddToRoster({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { buttons, dialog } = useRosters(undefined, { whom: { ids }, count: ids.length, clear: onDone })
  return (
    <>
      {buttons}
      {dialog}
    </>
  )
}
