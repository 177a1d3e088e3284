import type { AllSections } from '@guildhall/contract/experts/all-sections'
import type { Areas } from '@guildhall/contract/experts/areas'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { areaDraft, areaFields, areaFaults } from '#features/experts/area-fields.ts'
import { optionsIn } from '#ui/forms/draft.ts'
import { copy } from '#features/experts/copy.ts'
import { useDraft } from '#ui/forms/use-draft.ts'
import { useForm } from '#platform/use-form.ts'
import { thingState } from '#platform/list-state.ts'
import { expertQueries, saveAreas } from '#features/experts/queries.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { selectedIds } from '#ui/fields/select-options.ts'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { AREAS_TEXTS } from '@guildhall/contract/experts/areas'
import styles from './areas-of-expertise.module.css'
import { Block } from '#features/experts/components/block.tsx'
import { Failure } from '#ui/forms/form-failure.tsx'
import { ChoicesField } from '#ui/forms/choice-fields.tsx'
import { NotProvided } from './not-provided.tsx'
import { StaleNotice } from '#ui/forms/stale-notice.tsx'
import { useStepHandle, type StepHandle } from '#features/experts/components/steps/step-handle.ts'
import { StepLacks, type Lacks } from '#features/experts/components/steps/step-lacks.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = {
  personId: string
  canEdit: boolean
  /** What a step of the wizard still needs. */
  lacks?: Lacks
  /** Saves the form from outside, where it is a step of the wizard. */
  ref?: Ref<StepHandle>
}

const areasOf = (personId: string) => ({
  ...expertQueries.sections(personId),
  select: (all: AllSections) => all.areas.data,
})

/** Industries and their segments: a form for who may edit, else a list (specification spec 001 §2.6). */
export function AreasOfExpertise({ personId, canEdit, lacks, ref }: Props) {
  const query = useQuery(areasOf(personId))
  const { data: areas, refetch } = query
  return (
    <Block title={copy.areasOfExpertise}>
      <ListStates
        state={thingState(query, areas === undefined)}
        onRefresh={() => void refetch()}
        skeleton={<SkeletonRows rows={1} columns={1} />}
      >
        {areas && !canEdit && <AreaList areas={areas} />}
        {areas && canEdit && <AreaForm {...{ personId, areas, lacks }} handle={ref} />}
      </ListStates>
    </Block>
  )
}

function AreaList({ areas }: { areas: Areas }) {
  const named = new Set(areas.industry_segments.map(({ industry_id: id }) => id))
  const texts = [
    ...areas.industry_segments.map((segment) => `${segment.industry_name} · ${segment.name}`),
    ...areas.industries.filter(({ id }) => !named.has(id)).map(({ name }) => name),
  ]
  if (texts.length === 0) return <NotProvided />
  return (
    <ul className={cx(shared['list'], layout['wrap-6'], styles['areas'])}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

type FormProps = {
  personId: string
  areas: Areas
  lacks: Lacks | undefined
  handle: Ref<StepHandle> | undefined
}

function AreaForm({ personId, areas, lacks, handle }: FormProps) {
  const { refetch } = useQuery(areasOf(personId))
  const filling = useDraft({ fields: areaFields, initial: areaDraft(areas), faults: areaFaults })
  const { draft } = filling
  const form = useForm(filling, {
    version: areas.version,
    save: (version = areas.version) =>
      saveAreas(version, {
        user_id: personId,
        industries_ids: selectedIds(optionsIn(draft, 'industries_ids')),
        industries_segments_ids: selectedIds(optionsIn(draft, 'industries_segments_ids')),
      }),
    readCurrent: async () => {
      const { data: now = areas } = await refetch({ throwOnError: true })
      return { draft: areaDraft(now), version: now.version }
    },
    refetch: ['experts'],
    texts: copy,
    said: AREAS_TEXTS.saved,
    onSaved({ data }) {
      form.restart(areaDraft(data))
      form.goOnFrom(data.version)
    },
  })
  useUnsavedNotice(form.isDirty)
  useStepHandle({ ref: handle, form })
  return (
    <>
      <StaleNotice form={form} />
      <Failure text={form.failure} />
      <div className={cx(layout['stack-16'], styles['fields'])}>
        {form.shown.map(
          (field) =>
            field.kind === 'choices' && (
              <div key={field.name} data-field={field.name} className={shared['shrinks']}>
                <ChoicesField field={field} form={form} />
              </div>
            ),
        )}
      </div>
      {lacks && optionsIn(draft, 'industries_ids').length === 0 && <StepLacks lacks={lacks} at="form" />}
      {form.isDirty && (
        <Group mt={16}>
          <Button
            onClick={() => void form.submit()}
            loading={form.isPending}
            disabled={form.newer !== undefined}
          >
            {copy.save}
          </Button>
          <Button variant="default" onClick={form.reset} disabled={form.isPending}>
            {copy.cancel}
          </Button>
        </Group>
      )}
    </>
  )
}
