import { GIG_KINDS, KINDS } from '@guildhall/contract/gigs/kinds'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { SettingsForm } from '#features/settings/use-settings-form.ts'
import { copy } from '#features/settings/copy.ts'
import { ListError, MoveUp, RemoveLine } from './lines.tsx'
import styles from './lines.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const MOST = 20
const NEW = { type: '', description: '', link_kind: 'external_login', url: '' } as const

/** Where "Create new document" of the header leads to. */
export function QuickLinkFields({ form }: { form: SettingsForm }) {
  const { project_types: links } = form.values
  return (
    <>
      <p className={cx(shared['quiet'], shared['flush'])}>{copy.creatableHelp}</p>
      {links.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity than its place
        <QuickLink key={index} form={form} index={index} />
      ))}
      {links.length === 0 && <p className={cx(shared['quiet'], shared['flush'])}>{copy.thereAreNone}</p>}
      <ListError form={form} name="project_types" />
      {links.length < MOST && (
        <Button
          variant="default"
          className={shared['start'] ?? ''}
          onClick={() => form.put('project_types', [...links, NEW])}
        >
          {copy.addLink}
        </Button>
      )}
    </>
  )
}

function QuickLink({ form, index }: { form: SettingsForm; index: number }) {
  const { project_types: links } = form.values
  const link = links[index]
  if (link === undefined) return null
  const put = (changed: Partial<typeof link>) =>
    form.put('project_types', links.with(index, { ...link, ...changed }))
  const text = (name: 'description' | 'type' | 'url') =>
    form.textPart(`project_types.${index}.${name}`, link[name], (value) => put({ [name]: value }))
  const name = link.description || `link ${index + 1}`
  const isInternal = link.link_kind === 'internal'
  return (
    <fieldset className={cx(layout['stack-12'], styles['link'])} aria-label={copy.createName(name)}>
      <TextInput label={copy.create} maxLength={60} {...text('description')} />
      <NativeSelect
        label={copy.leads}
        data={TARGETS}
        value={isInternal ? link.type : link.link_kind}
        onChange={(event) => put(targetOf(event.currentTarget.value))}
      />
      <div className={styles['tools']}>
        <MoveUp
          label={copy.moveUp(name)}
          disabled={index === 0}
          onClick={() => form.put('project_types', links.toSpliced(index, 1).toSpliced(index - 1, 0, link))}
        />
        <RemoveLine
          label={copy.removeName(name)}
          onClick={() => form.put('project_types', links.toSpliced(index, 1))}
        />
      </div>
      {!isInternal && <TextInput label={copy.shortNameInAddresses} maxLength={40} {...text('type')} />}
      {link.link_kind === 'external_login' && (
        <TextInput label={copy.address} type="url" placeholder={copy.addressPlaceholder} {...text('url')} />
      )}
    </fieldset>
  )
}

const TARGETS = [
  { group: 'A new project', items: GIG_KINDS.map((kind) => ({ value: kind, label: KINDS[kind].display })) },
  {
    group: 'Elsewhere',
    items: [
      { value: 'external_login', label: 'Another service' },
      { value: 'coming_soon', label: 'A page that says it is coming' },
    ],
  },
]

/** What a choice of "Leads to" makes of a link. */
function targetOf(value: string) {
  return value === 'external_login' || value === 'coming_soon'
    ? ({ link_kind: value, type: '', url: '' } as const)
    : ({ link_kind: 'internal', type: value, url: '' } as const)
}
