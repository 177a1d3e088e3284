import { PortalSettings, type SettingsState } from '@guildhall/contract/settings'
import { Button, Group, NumberInput, Switch, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSubmit } from '#platform/use-submit.ts'
import { showServerErrors, useSchemaForm } from '#ui/form.ts'
import { ListStates } from '#ui/list-states.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { toasts } from '#ui/toasts.tsx'
import { UnsavedBar } from '#ui/unsaved-bar.tsx'
import { LinkFields } from './link-fields.tsx'
import { changeSettings, settingsQueries } from './queries.ts'
import styles from './settings-page.module.css'

/** The portal as administrators set it (PRODUCT S-28). */
export function SettingsPage() {
  const settings = useQuery(settingsQueries.all())
  return (
    <>
      <PageHeader
        title="Settings"
        actions={
          <Button variant="default" component={Link} to="/admin/settings/faqs">
            Edit questions
          </Button>
        }
      />
      <ListStates
        state={{
          loading: settings.isPending,
          error: settings.error !== null,
          isEmpty: settings.data === undefined,
          isSearching: false,
          onFirstPage: true,
        }}
        onRefresh={() => void settings.refetch()}
        skeleton={<SkeletonRows rows={6} columns={1} />}
      >
        {settings.data && <Fields key={JSON.stringify(settings.data)} stored={settings.data} />}
      </ListStates>
    </>
  )
}

function Fields({ stored }: { stored: SettingsState }) {
  const form = useSchemaForm<FormValues>({ schema: PortalSettings, initialValues: valuesOf(stored) })
  const { isPending, failure, submit } = useSubmit('update')
  const queryClient = useQueryClient()
  const save = async (values: FormValues) => {
    const isDone = await submit(
      () => changeSettings(values, stored.version),
      (fields) => {
        showServerErrors(form, fields)
        return true
      },
    )
    if (!isDone) return
    toasts.success('The settings have been saved.')
    await queryClient.invalidateQueries({ queryKey: ['settings'] })
  }
  const send = form.onSubmit((values) => void save(values))
  return (
    <form noValidate onSubmit={send} className={styles['groups']}>
      {failure !== undefined && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <Banner form={form} />
      <Switches form={form} />
      <ActivityLog form={form} />
      <section className={styles['card']} aria-labelledby="links">
        <h2 id="links">Links of the footer</h2>
        <LinkFields form={form} />
      </section>
      <Group>
        <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
          Save
        </Button>
      </Group>
      <UnsavedBar
        hasChanges={form.isDirty()}
        pending={isPending}
        onSave={() => send()}
        onDiscard={() => form.reset()}
      />
    </form>
  )
}

export type FormValues = Omit<PortalSettings, 'banner'> & { banner: string }
export type SettingsForm = ReturnType<typeof useSchemaForm<FormValues>>

function valuesOf({ limits: _limits, version: _version, ...stored }: SettingsState): FormValues {
  return { ...stored, banner: stored.banner ?? '' }
}

function Banner({ form }: { form: SettingsForm }) {
  return (
    <section className={styles['card']} aria-labelledby="banner">
      <h2 id="banner">Banner</h2>
      <Textarea
        label="Text"
        description="Stands above every page, for everybody. Empty: no banner."
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('banner')}
      />
    </section>
  )
}

const FLAGS = [
  ['feedback_enable', 'Feedback', 'The side menu offers to send feedback.'],
  ['notifications_enable', 'Notifications', 'The header shows the bell.'],
  ['dark_mode_enable', 'Dark theme', 'People may choose a dark theme.'],
  [
    'allow_self_approval',
    'Approval of own projects',
    'An administrator may approve a project that he created himself.',
  ],
] as const

function Switches({ form }: { form: SettingsForm }) {
  return (
    <section className={styles['card']} aria-labelledby="switches">
      <h2 id="switches">Features</h2>
      {FLAGS.map(([name, label, description]) => (
        <Switch
          key={name}
          label={label}
          description={description}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
    </section>
  )
}

function ActivityLog({ form }: { form: SettingsForm }) {
  return (
    <section className={styles['card']} aria-labelledby="log">
      <h2 id="log">Activity log</h2>
      <Switch
        label="Record visits and calls"
        description="While this is off, nothing new appears in the activity list."
        {...form.getInputProps('activity_logging', { type: 'checkbox' })}
      />
      <NumberInput
        label="Keep entries for"
        suffix=" days"
        min={30}
        max={365}
        maw={200}
        allowDecimal={false}
        {...form.getInputProps('activity_retention')}
      />
    </section>
  )
}
