import { PortalSettings, type ProjectType, type SettingsState } from '@guildhall/contract/settings'
import type { RenamedChoice } from '@guildhall/contract/settings/choices'
import { ChangedLimits, isLimit, LIMITS } from '@guildhall/contract/settings/limits'
import * as z from 'zod/mini'
import { renewConfig } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { copy } from './copy.ts'
import { mergeSettings } from './merge-settings.ts'
import { changeSettings, type SettingsBody } from './queries.ts'

const Was = z.array(z.nullable(z.string()))
const Sent = z.strictObject(PortalSettings.shape)
const Schema = z.strictObject({
  ...PortalSettings.shape,
  limits: ChangedLimits,
  was: z.strictObject({ company_types: Was, hear_about_us: Was }),
})

/** What the fields of all pages hold; a number that is being typed may be a text for a while. */
export type FormValues = Omit<
  PortalSettings,
  'banner' | 'contact_email' | 'activity_retention' | 'project_types'
> & {
  banner: string
  contact_email: string
  project_types: (Omit<ProjectType, 'url'> & { url: string })[]
  activity_retention: number | string
  limits: Record<string, number | string>
  /** Each line of these lists as it is stored; null for one that was added. A line that differs was renamed. */
  was: Record<RenamedChoice['list'], (string | null)[]>
}
export type SettingsForm = ReturnType<typeof useSettingsForm>

/**
 * The settings in the making. Only what the reader changed is sent; once saved, the fields begin anew with what is loaded
 * by then.
 */
export function useSettingsForm(stored: SettingsState, onSaved: () => void) {
  const form = useValues<FormValues>(Schema, valuesOf(stored), mergeSettings)
  return useForm(form, {
    refetch: ['settings'],
    words: { stale: copy.stale },
    version: stored.version,
    latest: valuesOf(stored),
    save: (version = 0) => changeSettings(changesOf(form.values, form.start), version),
    said: copy.saved,
    onSaved() {
      // The settings are saved, whether or not this page hears what became of them.
      renewConfig().catch(() => undefined)
      onSaved()
    },
  })
}

function valuesOf({ version: _version, ...stored }: SettingsState): FormValues {
  return {
    ...stored,
    banner: stored.banner ?? '',
    contact_email: stored.contact_email ?? '',
    project_types: stored.project_types.map((link) => ({ ...link, url: link.url ?? '' })),
    limits: { ...stored.limits },
    was: {
      company_types: stored.company_types,
      hear_about_us: stored.hear_about_us.map(({ name }) => name),
    },
  }
}

function changesOf({ limits, was, ...values }: FormValues, start: FormValues): SettingsBody {
  const given = Sent.parse(values)
  const changed = Object.entries(given).filter(
    ([key]) => JSON.stringify(Reflect.get(values, key)) !== JSON.stringify(Reflect.get(start, key)),
  )
  const numbers = Object.entries(limits).flatMap(([name, value]) => {
    if (!isLimit(name) || value === start.limits[name]) return []
    return [[name, value === LIMITS[name].initial ? null : Number(value)] as const]
  })
  const renamed = [
    ...renamedIn('company_types', was.company_types, given.company_types),
    ...renamedIn(
      'hear_about_us',
      was.hear_about_us,
      given.hear_about_us.map(({ name }) => name),
    ),
  ]
  return {
    ...Object.fromEntries(changed),
    ...(renamed.length > 0 && { renamed }),
    ...(numbers.length > 0 && { limits: Object.fromEntries(numbers) }),
  }
}

function renamedIn(
  list: RenamedChoice['list'],
  was: readonly (string | null)[],
  names: readonly string[],
): RenamedChoice[] {
  return was.flatMap((from, index) => {
    const to = names[index]
    return from === null || to === undefined || from === to ? [] : [{ list, from, to }]
  })
}
