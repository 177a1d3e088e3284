import type { Profile, ProfileActions } from '@guildhall/contract/experts/profile'
import type { Experience } from '@guildhall/contract/experts/sections'
import { AboutMeForm, AccountForm } from '@guildhall/contract/experts/profile-forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createElement, useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import { useForm } from '#platform/use-form.ts'
import { readUser, useConfig, useSignedIn } from '#platform/session.tsx'
import { aboutDraft, aboutFields } from './about-fields.ts'
import { accountDraft, accountFields } from './account-fields.ts'
import { copy } from './copy.ts'
import type { Draft } from '#ui/forms/draft.ts'
import { experiences } from './long-sections.ts'
import { changeAboutMe, changeAccount, expertQueries } from './queries.ts'
import { useIsOwn } from './use-is-own.ts'
import { faultsOf, useDraft } from '#ui/forms/use-draft.ts'
import { PasswordDue } from './components/password-due.tsx'
import type { Period } from './components/years-warning.ts'

/** Names, address, phone: the form of the profile page and of the settings. */
export function useAccountForm(profile: Profile, onSaved?: () => void) {
  const { hear_about_us: ways } = useConfig()
  const isOwn = useIsOwn(profile)
  const { is_linkedIn: isWithoutPassword } = useSignedIn()
  const fields = useMemo(
    () =>
      accountFields({ profile, ways, isOwn, passwordDue: isWithoutPassword && createElement(PasswordDue) }),
    [profile, ways, isOwn, isWithoutPassword],
  )
  const faults = useCallback((draft: Draft) => faultsOf(fields, AccountForm, draft), [fields])
  const form = useDraft({ fields, initial: accountDraft(profile), faults })
  return useForm(form, {
    version: profile.version,
    latest: accountDraft(profile),
    async save(version = profile.version) {
      await changeAccount(profile.id, version, z.parse(AccountForm, form.body()))
      if (isOwn) await readUser()
    },
    readCurrent: useCurrent(profile, accountDraft),
    refetch: ['experts'],
    texts: copy,
    said: copy.informationUpdated,
    onSaved() {
      form.restart(form.draft)
      onSaved?.()
    },
  })
}

export function useAboutForm(profile: Profile, actions: ProfileActions, onSaved?: () => void) {
  const { provider } = useConfig()
  const jobs = useJobs(profile)
  const fields = useMemo(
    () => aboutFields({ profile, actions, provider, jobs }),
    [profile, actions, provider, jobs],
  )
  const faults = useCallback((draft: Draft) => faultsOf(fields, AboutMeForm, draft), [fields])
  const form = useDraft({ fields, initial: aboutDraft(profile), faults })
  return useForm(form, {
    version: profile.version,
    latest: aboutDraft(profile),
    save: (version = profile.version) =>
      changeAboutMe(profile.id, version, z.parse(AboutMeForm, form.body())),
    readCurrent: useCurrent(profile, aboutDraft),
    refetch: ['experts'],
    texts: copy,
    said: copy.aboutMeUpdated,
    onSaved() {
      form.restart(form.draft)
      onSaved?.()
    },
  })
}

/** When the person worked where: of experts, who have such a section. */
function useJobs({ id, is_expert: isExpert }: Profile): readonly Period[] {
  const { data } = useQuery({ ...experiences.calls.list(id), enabled: isExpert })
  return useMemo(() => data?.map(periodOf) ?? [], [data])
}

function periodOf({ start_at: from, end_at: end, currently_working: isCurrent }: Experience): Period {
  return { from, to: isCurrent ? null : (end ?? '') }
}

function useCurrent(profile: Profile, draftOf: (profile: Profile) => Draft) {
  const queryClient = useQueryClient()
  return async () => {
    const { data } = await queryClient.fetchQuery({ ...expertQueries.profile(profile.id), staleTime: 0 })
    return { draft: draftOf(data), version: data.version }
  }
}
