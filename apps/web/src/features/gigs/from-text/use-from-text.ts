import type { Proposal } from '@guildhall/contract/gigs/from-text'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { useState } from 'react'
import { useWrite } from '#platform/use-write.ts'
import { agreedContent } from './agreed.ts'
import { readText, readTextOfFile } from './queries.ts'

/** The text of a client, what it says of a project, and what of it the reader agrees to. Nothing of it is stored. */
export function useFromText(onName: (name: string) => void) {
  const [text, setText] = useState('')
  const { proposals, take, ...choice } = useChoice()
  const { run, isPending, failure } = useWrite({ kind: 'find' })

  const read = async (type: GigKind, given: string) => {
    const found = await readText(type, given)
    take(found)
    const name = found.find(({ field }) => field === 'name')
    if (name !== undefined) onName(name.value)
  }
  const readFile = async (type: GigKind, file: File) => {
    const found = await readTextOfFile(file)
    setText(found)
    await read(type, found)
  }
  return {
    ...choice,
    text,
    setText,
    proposals,
    isPending,
    failure,
    read: (type: GigKind) => run(() => read(type, text)),
    readFile: (type: GigKind, file: File) => run(() => readFile(type, file)),
    /** What a text says depends on the kind of project that it becomes. */
    readAgain: (type: GigKind) => (proposals === undefined ? undefined : run(() => read(type, text))),
    forget: () => {
      setText('')
      take(undefined)
    },
  }
}
export type FromText = ReturnType<typeof useFromText>

/** Everything sure is agreed to until the reader says otherwise. */
function useChoice() {
  const [proposals, setProposals] = useState<readonly Proposal[]>()
  const [declined, setDeclined] = useState<ReadonlySet<Proposal>>(new Set())
  return {
    proposals,
    take: (found: readonly Proposal[] | undefined) => {
      setProposals(found)
      setDeclined(new Set(found?.filter(({ is_sure: isSure }) => !isSure)))
    },
    isAgreed: (proposal: Proposal) => !declined.has(proposal),
    toggle: (proposal: Proposal) => {
      const next = new Set(declined)
      if (!next.delete(proposal)) next.add(proposal)
      setDeclined(next)
    },
    content: agreedContent((proposals ?? []).filter((one) => !declined.has(one))),
  }
}
