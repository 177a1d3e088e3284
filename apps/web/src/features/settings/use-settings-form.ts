import { PortalSettings, type ProjectType, type SettingsState } from '@guildhall/contract/settings'
import { ChangedLimits, isLimit, LIMITS } from '@guildhall/contract/settings/limits'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useSubmit } from '#platform/use-submit.ts'
import { showServerErrors, useSchemaForm } from '#ui/form.ts'
import { toasts } from '#ui/toasts.tsx'
import { copy } from './copy.ts'
import { changeSettings, type SettingsBody } from './queries.ts'

const Schema = z.strictObject({ ...PortalSettings.shape, limits: ChangedLimits })

/** What the fields of all pages hold; a number that is being typed may be a text for a while. */
export type FormValues = Omit<PortalSettings, 'banner' | 'activity_retention' | 'project_types'> & {
  banner: string
  project_types: (Omit<ProjectType, 'url'> & { url: string })[]
  activity_retention: number | string
  limits: Record<string, number | string>
}
export type SettingsForm = ReturnType<typeof useSettingsForm>['form']

/** The settings in the making. Only what differs from what is stored is sent. */
export function useSettingsForm(stored: SettingsState, onSaved: () => void) {
  const client = useQueryClient()
  const form = useSchemaForm<FormValues>({ schema: Schema, initialValues: valuesOf(stored) })
  const { isPending, failure, code, submit } = useSubmit('update')
  const save = async () => {
    if (form.validate().hasErrors) return
    const isDone = await submit(
      () => changeSettings(changesOf(form.getValues(), stored), stored.version),
      (fields) => {
        showServerErrors(form, fields)
        return true
      },
    )
    // A newer version comes in either way; after a refusal the next try names it.
    await client.invalidateQueries({ queryKey: ['settings'] })
    if (!isDone) return
    toasts.success(copy.saved)
    onSaved()
  }
  return { form, isPending, failure: code === 'stale' ? copy.stale : failure, save }
}

function valuesOf({ version: _version, ...stored }: SettingsState): FormValues {
  return {
    ...stored,
    banner: stored.banner ?? '',
    project_types: stored.project_types.map((link) => ({ ...link, url: link.url ?? '' })),
    limits: { ...stored.limits },
  }
}

function changesOf({ limits, banner, ...values }: FormValues, stored: SettingsState): SettingsBody {
  const given = Schema.parse({ ...values, banner, limits: {} })
  const changed = Object.entries(given).filter(
    ([key, value]) => key !== 'limits' && JSON.stringify(value) !== JSON.stringify(Reflect.get(stored, key)),
  )
  const numbers = Object.entries(limits).flatMap(([name, value]) => {
    if (!isLimit(name) || value === stored.limits[name]) return []
    return [[name, value === LIMITS[name].initial ? null : Number(value)] as const]
  })
  return {
    ...Object.fromEntries(changed),
    ...(numbers.length > 0 && { limits: Object.fromEntries(numbers) }),
  }
}
