import { ROLE_PREFIX, STAFF_ROLES } from '@guildhall/contract/access'
import { ViewForm, type ListView } from '@guildhall/contract/views'
import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/views/copy.ts'
import { changeView, saveView } from '#features/views/write-queries.ts'
import { holdersOf } from '#platform/role-names.ts'
import { roleOf, useSignedIn } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { SaveDialog } from '#ui/dialogs/save-dialog.tsx'
import { useValues } from '#ui/forms/use-values.ts'

type Props = {
  /** The address of the list. */
  list: string
  /** What the list asks for now. */
  query: string
  /** The one to change; undefined for a new one. */
  view: ListView | undefined
  onClose: () => void
}

/** Gives a view its name, and shares it with those who have the same list. */
export function ViewDialog({ list, query, view, onClose }: Props) {
  const role = useRoleOf(list)
  // As it was when the dialog opened: the list may load a newer one behind it.
  const [opened] = useState(view)
  const filling = useValues<ViewForm>(ViewForm, {
    name: view?.name ?? '',
    query: view?.query ?? query,
    shared_with: view?.shared_with ?? null,
  })
  const form = useForm(filling, {
    kind: view === undefined ? 'create' : 'update',
    refetch: ['views'],
    words: { not_found: copy.gone },
    save() {
      const { name, shared_with } = filling.values
      if (opened === undefined) return saveView({ ...filling.values, list })
      const renamed = name === opened.name ? {} : { name, name_before: opened.name }
      return changeView(opened, { ...renamed, shared_with })
    },
    said: copy.saved,
    onSaved: onClose,
  })
  return (
    <SaveDialog
      title={view === undefined ? copy.saveTitle : copy.editTitle}
      confirm={copy.saveText}
      {...form.dialog}
      onClose={onClose}
    >
      <TextInput label={copy.name} withAsterisk maxLength={60} data-autofocus {...form.text('name')} />
      {role !== undefined && (
        <Switch
          label={copy.share(holdersOf(role))}
          description={copy.shareHint}
          checked={form.values.shared_with !== null}
          onChange={({ currentTarget: { checked } }) => form.put('shared_with', checked ? role : null)}
          error={form.errorOf('shared_with')}
        />
      )}
    </SaveDialog>
  )
}

/** Of the roles of staff that the reader has the one whose pages the list is one of, else the one that they act in. */
function useRoleOf(list: string) {
  const user = useSignedIn()
  const [, prefix] = list.split('/')
  const own = STAFF_ROLES.filter((role) => user.groups.some(({ slug }) => slug === role))
  return own.find((role) => ROLE_PREFIX[role] === prefix) ?? own.find((role) => role === roleOf(user))
}
