import { missingIn } from '@guildhall/contract/imports/fields'
import type { Import, Mapping } from '@guildhall/contract/imports'
import { useState } from 'react'
import { copy } from '#features/imports/copy.ts'
import { cancelImport, checkImport, resumeImport, runImport, undoImport } from '#features/imports/queries.ts'
import { useWrite } from '#platform/use-write.ts'

export type ImportWork = ReturnType<typeof useImport>

/** The mapping as it is being chosen, and the steps of one import. */
export function useImport({ id, kind, mapping: stored }: Import) {
  const [chosen, setChosen] = useState<Mapping>({})
  const { run, isPending, failure } = useWrite({ refetch: ['imports'] })
  const mapping = { ...stored, ...chosen }
  return {
    mapping,
    /** What is still to be chosen. */
    missing: missingIn(kind, Object.values(mapping)),
    isChanged: Object.entries(chosen).some(([header, field]) => stored[header] !== field),
    isPending,
    failure,
    map(header: string, field: string | null) {
      // A field that is chosen for one column leaves the other that had it.
      const others = Object.keys(mapping).filter((one) => field !== null && mapping[one] === field)
      setChosen({ ...chosen, ...Object.fromEntries(others.map((one) => [one, null])), [header]: field })
    },
    check: () => run(() => checkImport(id, mapping), { onDone: () => setChosen({}) }),
    start: () => run(() => runImport(id)),
    cancel: () => run(() => cancelImport(id), { said: copy.cancelled }),
    resume: () => run(() => resumeImport(id)),
    undo: () => run(() => undoImport(id)),
  }
}
