import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import { ListError, RemoveLine } from './lines.tsx'
import styles from './lines.module.css'

const MOST = 20
const NEW = { type: '', description: '', link_kind: 'external_login', url: '' } as const

/** Where "Create new document" of the header leads to. */
export function QuickLinkFields({ form }: { form: SettingsForm }) {
  const { project_types: links } = form.getValues()
  return (
    <>
      <p className={styles['quiet']}>“Create new document” in the header offers these, in this order.</p>
      {links.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
        <QuickLink key={index} form={form} index={index} />
      ))}
      {links.length === 0 && <p className={styles['quiet']}>There are none.</p>}
      <ListError form={form} name="project_types" />
      {links.length < MOST && (
        <Button
          variant="default"
          className={styles['add'] ?? ''}
          onClick={() => form.insertListItem('project_types', NEW)}
        >
          Add link
        </Button>
      )}
    </>
  )
}

function QuickLink({ form, index }: { form: SettingsForm; index: number }) {
  const path = `project_types.${index}`
  const link = form.getValues().project_types[index]
  if (link === undefined) return null
  const { link_kind: kind, description } = link
  const name = description || `link ${index + 1}`
  return (
    <fieldset className={styles['link']}>
      <legend className={styles['legend']}>{`Create ${name}`}</legend>
      <TextInput label="Name" maxLength={60} {...form.getInputProps(`${path}.description`)} />
      <NativeSelect label="Leads to" data={KIND_OPTIONS} {...form.getInputProps(`${path}.link_kind`)} />
      {kind === 'internal' ? (
        <NativeSelect
          label="Kind of project"
          data={[{ value: '', label: 'Choose a kind' }, ...GIG_OPTIONS]}
          {...form.getInputProps(`${path}.type`)}
        />
      ) : (
        <TextInput label="Short name in addresses" maxLength={40} {...form.getInputProps(`${path}.type`)} />
      )}
      {kind === 'external_login' && (
        <TextInput
          label="Address"
          type="url"
          placeholder="https:// (empty: our own login)"
          {...form.getInputProps(`${path}.url`)}
        />
      )}
      <div className={styles['tools']}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={index === 0}
          aria-label={`Move ${name} up`}
          onClick={() => form.reorderListItem('project_types', { from: index, to: index - 1 })}
        >
          Move up
        </Button>
        <RemoveLine label={`Remove ${name}`} onClick={() => form.removeListItem('project_types', index)} />
      </div>
    </fieldset>
  )
}

const KIND_OPTIONS = [
  { value: 'internal', label: 'A new project' },
  { value: 'external_login', label: 'Another service' },
  { value: 'coming_soon', label: 'A page that says it is coming' },
]
const GIG_OPTIONS = GIG_KINDS.map((kind) => ({ value: kind, label: KINDS[kind].display }))
