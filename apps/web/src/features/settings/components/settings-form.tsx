import type { SettingsState } from '@guildhall/contract/settings'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { settingsQueries } from '#features/settings/queries.ts'
import { useSettingsForm, type SettingsForm as Form } from '#features/settings/use-settings-form.ts'
import { listState } from '#platform/list-state.ts'
import { submitChanges } from '#ui/forms/save-changes.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonForm } from '#ui/lists/skeleton-form.tsx'
import { UnsavedBar } from '#ui/dialogs/unsaved-bar.tsx'
import { copy } from '#features/settings/copy.ts'
import { SettingsFrame } from './settings-frame.tsx'
import styles from './settings-form.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { Failure } from '#ui/forms/form-failure.tsx'

type Props = { title: string; intro: string; children: (form: Form) => ReactNode }

/** A page of the settings that is one form. */
export function SettingsFormPage({ title, intro, children }: Props) {
  const query = useQuery(settingsQueries.all())
  // Counts what was saved: the fields begin anew with what is stored then.
  const [saved, setSaved] = useState(0)
  const state = listState(query, { isEmpty: false })
  return (
    <SettingsFrame title={title} intro={intro}>
      <ListStates state={state} onRefresh={() => void query.refetch()} skeleton={<SkeletonForm fields={4} />}>
        {query.data && (
          <Fields key={saved} stored={query.data} onSaved={() => setSaved((count) => count + 1)}>
            {children}
          </Fields>
        )}
      </ListStates>
    </SettingsFrame>
  )
}

type FieldsProps = { stored: SettingsState; onSaved: () => void; children: Props['children'] }

function Fields({ stored, onSaved, children }: FieldsProps) {
  const form = useSettingsForm(stored, onSaved)
  return (
    <form noValidate onSubmit={submitChanges(form)} className={cx(layout['stack-16'], styles['cards'])}>
      <Failure text={form.failure} at="stack" />
      {children(form)}
      {!form.isDirty && (
        <Group>
          <Button type="submit">{copy.save}</Button>
        </Group>
      )}
      <UnsavedBar
        hasChanges={form.isDirty}
        pending={form.isPending}
        onSave={() => void form.submit()}
        onDiscard={form.reset}
      />
    </form>
  )
}

/** A group of fields under one head. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      className={cx(shared['card'], shared['shrinks'], shared['padded'], layout['stack-16'])}
      aria-label={title}
    >
      <h3 className={cx(shared['title'], shared['flush'])}>{title}</h3>
      {children}
    </section>
  )
}
