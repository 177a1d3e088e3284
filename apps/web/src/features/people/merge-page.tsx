import type { MergeField, MergePreview } from '@guildhall/contract/people/merging'
import { Button, Checkbox } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, notFound, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { crumbLink } from '#platform/crumb-link.tsx'
import { requireFound } from '#platform/missing.ts'
import { ApiError } from '#platform/api-error.ts'
import { thingState } from '#platform/list-state.ts'
import { useLacks } from '#ui/forms/use-lacks.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { SkeletonItem } from '#ui/lists/skeleton-item.tsx'
import { FieldChoices, takenAtFirst } from './components/field-choices.tsx'
import { Blocks, Moves, Sides } from './components/merge-parts.tsx'
import { copy } from './copy.ts'
import styles from './merge-page.module.css'
import { mergePeople, peopleQueries } from './queries.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'

/** Two people side by side, and one made of them. */
export function MergePage() {
  const { personId = '', otherId = '' } = useParams({ strict: false })
  const preview = useQuery(peopleQueries.merge(personId, otherId))
  // A refusal is told also where a newer version begins the choice anew.
  const merging = useMerging()
  const { error, data } = preview
  requireFound(error)
  if (error instanceof ApiError && error.status === 403) throw notFound()
  const state = thingState(preview, data === undefined)
  return (
    <>
      <PageHeader
        title={copy.mergeTwoPeople}
        breadcrumb={[
          { label: copy.listTitle, href: '/people' },
          { label: copy.duplicatesTitle, href: '/people/duplicates' },
          { label: copy.merge },
        ]}
        renderLink={crumbLink}
      />
      <ListStates
        state={state}
        onRefresh={() => void preview.refetch()}
        skeleton={<SkeletonItem hasHeader={false} hasAside={false} />}
      >
        {data && <Choice key={`${data.kept.id} ${data.version}`} preview={data} merging={merging} />}
      </ListStates>
    </>
  )
}

type ChoiceProps = { preview: MergePreview; merging: ReturnType<typeof useMerging> }

function Choice({ preview, merging }: ChoiceProps) {
  const { kept, other, fields, blocks, ends_login: endsLogin } = preview
  const navigate = useNavigate()
  const [taken, setTaken] = useState<readonly MergeField[]>(() => takenAtFirst(fields))
  const [keepsAddress, setKeepsAddress] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useUnsavedNotice(keepsAddress || differs(taken, takenAtFirst(fields)))
  const { isPending, failure, merge, clear } = merging
  const { said, press } = useLacks(blocks.length > 0 ? copy.mendBlocksFirst : undefined)
  const swap = () => {
    clear()
    void navigate({ to: `/people/${other.id}/merge/${kept.id}`, replace: true })
  }
  return (
    <div className={cx(layout['stack-24'], styles['page'])}>
      <Blocks blocks={blocks} />
      <Failure text={said ?? failure} at="stack" />
      <Sides kept={kept} other={other} onSwap={swap} />
      <FieldChoices preview={preview} taken={taken} onTake={setTaken} />
      <Moves preview={preview} />
      {endsLogin !== null && (
        <Card label={copy.login}>
          <p className={styles['text']}>
            {copy.theLogin} <strong>{endsLogin}</strong> {copy.loginEnds} {kept.email ?? kept.name}{' '}
            {copy.fromNowOn}
          </p>
          <Checkbox
            label={copy.keepItsAddress}
            checked={keepsAddress}
            onChange={(event) => setKeepsAddress(event.currentTarget.checked)}
          />
        </Card>
      )}
      <div className={layout['wrap-8']}>
        <Button loading={isPending} onClick={() => press(() => setAsking(true))}>
          {copy.merge}
        </Button>
        <Button variant="default" component={Link} to="/people/duplicates">
          {copy.cancel}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void merge(preview, { taken, keepsAddress })
        }}
        title={copy.mergeInto(other.name, kept.name)}
        confirmLabel={copy.merge}
        cancelLabel={copy.cancel}
        destructive
      >
        {copy.mergeConsequence(other.internal_id, kept.internal_id)}
      </ConfirmDialog>
    </div>
  )
}

function differs(these: readonly MergeField[], those: readonly MergeField[]): boolean {
  return these.length !== those.length || these.some((field) => !those.includes(field))
}

type Chosen = { taken: readonly MergeField[]; keepsAddress: boolean }

/** Sends the choice; after a change by somebody else both sides are loaded again. */
function useMerging() {
  const { isPending, failure, clear, run } = useWrite({ refetch: ['people', 'experts'] })
  const client = useQueryClient()
  const navigate = useNavigate()
  const merge = ({ kept, other, version }: MergePreview, { taken, keepsAddress }: Chosen) =>
    run(
      () =>
        mergePeople(kept.id, version, { other_id: other.id, take: [...taken], keep_address: keepsAddress }),
      {
        said: copy.merged,
        async onDone() {
          await navigate({ to: '/people/$personId', params: { personId: kept.id } })
          client.removeQueries({ queryKey: ['people', 'merge'] })
        },
      },
    )
  return { isPending, failure, clear, merge }
}
