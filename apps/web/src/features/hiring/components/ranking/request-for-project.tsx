import { Select, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { acts, hiringQueries } from '#features/hiring/queries.ts'
import { useAct } from '#features/hiring/use-act.ts'
import { useConfig, useSignedIn } from '#platform/session.tsx'
import { copy } from '#features/hiring/copy.ts'
import '#ui/theme/styles-dropdowns.css'
import IconCheck from '~icons/check'
import shared from '#ui/theme/shared.module.css'
import { StepDialog } from '#features/hiring/components/step-dialogs.tsx'

type Props = { expert: { id: string; name: string }; onClose: () => void }

/** Asks an expert to join one of the reader's open projects: from their page, a row of a list or a hit of the search. */
export function RequestForProject({ expert, onClose }: Props) {
  const [gigId, setGigId] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<string>()
  const { act, isPending, failure } = useAct()
  const { periods } = useConfig()
  const send = async () => {
    let why: string | null = null
    await act(
      async () => {
        const body = { expert_ids: [expert.id], message, origin: 'invite' as const }
        const { data } = await acts.request(gigId ?? '', body)
        why = data[0]?.refused ?? null
        setRefused(why ?? undefined)
        if (why === null) onClose()
      },
      () => (why === null ? 'The request was sent' : ''),
    )
  }
  return (
    <StepDialog
      title={copy.requestForAProject(expert.name)}
      confirm={copy.sendRequest}
      lacks={gigId === null ? copy.projectFirst : undefined}
      isDirty={gigId !== null || message.trim() !== ''}
      onConfirm={() => void send()}
      {...{ onClose, isPending, failure: failure ?? refused }}
    >
      <ProjectField
        value={gigId}
        onChange={(next) => {
          setGigId(next)
          setRefused(undefined)
        }}
      />
      <Textarea
        label={copy.message}
        description={copy.messageHelp(periods.request_days)}
        rows={4}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </StepDialog>
  )
}

function ProjectField({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const scope = useSignedIn().actions.beginsWithOwn ? 'own' : 'visible'
  const [keyword, setKeyword] = useState('')
  const { data: projects = [], isPending } = useQuery(hiringQueries.openProjects(scope, keyword))
  const isNone = !isPending && keyword === '' && projects.length === 0
  return (
    <Select
      label={copy.project}
      required
      searchable
      placeholder={isNone ? copy.projectPlaceholder : copy.chooseAProject}
      disabled={isNone}
      data={projects.map(({ id, name, internal_id: code }) => ({ value: id, label: `${name} · ${code}` }))}
      renderOption={({ option, checked }) => (
        <Choice project={projects.find(({ id }) => id === option.value)} isChosen={checked} />
      )}
      filter={({ options }) => options}
      nothingFoundMessage={copy.noResults}
      comboboxProps={{ keepMounted: false }}
      value={value}
      onChange={onChange}
      // What is chosen stands in the field too: it is no search.
      onSearchChange={(text) => setKeyword(text.includes(' · ') ? '' : text)}
      data-autofocus
    />
  )
}

type Choice = { project: { name: string; internal_id: string } | undefined; isChosen: boolean | undefined }

/** The code is one word: it does not break at its hyphens. */
function Choice({ project, isChosen }: Choice) {
  return (
    <>
      <span className={shared['fills']}>
        {project?.name} · <span className={shared['keeps-line']}>{project?.internal_id}</span>
      </span>
      {isChosen && <IconCheck size={16} aria-hidden />}
    </>
  )
}
