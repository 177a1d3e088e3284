import { Switch } from '@mantine/core'
import type { Profile } from '@guildhall/contract/experts/profile'
import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ThemeSwitch } from '#features/accounts/components/theme-switch.tsx'
import { TimezoneField } from '#features/notifications/components/timezone-field.tsx'
import { copy } from '#features/experts/copy.ts'
import { changeTerms, expertQueries } from '#features/experts/queries.ts'
import { useConfig, useSignedIn } from '#platform/session.tsx'
import { useWrite } from '#platform/use-write.ts'
import styles from './settings-card.module.css'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** How the portal treats the reader (PRODUCT S-22); experts also say whether they take projects (D-12) and are found. */
export function PreferencesTab({ Directory }: { Directory: ComponentType }) {
  const { id } = useSignedIn()
  const { dark_mode_enable: hasDark } = useConfig()
  const { data: answer } = useQuery(expertQueries.profile(id))
  return (
    <section className={cx(shared['card'], shared['padded'], styles['card'])} aria-label={copy.preferences}>
      {answer?.data.is_expert && answer.actions.canEdit && <Availability profile={answer.data} />}
      {answer?.data.is_expert && answer.data.status === 'Approved' && (
        <div className={styles['switch']}>
          <Directory />
        </div>
      )}
      <div className={styles['field']}>
        <TimezoneField />
      </div>
      {hasDark && (
        <div className={styles['switch']}>
          <ThemeSwitch />
        </div>
      )}
      <Facts at="lines" className={styles['lines']}>
        <Fact name={copy.language}>{copy.english}</Fact>
        {!hasDark && <Fact name={copy.theme}>{copy.lightTheDarkTheme}</Fact>}
      </Facts>
    </section>
  )
}

function Availability({ profile }: { profile: Profile }) {
  const { run, isPending } = useWrite({ tells: 'by toast', refetch: ['experts'] })
  const change = (isAvailable: boolean) =>
    void run(() => changeTerms(profile.id, profile.version, { is_available: isAvailable }), {
      said: copy.aboutMeUpdated,
    })
  return (
    <div className={styles['switch']}>
      <Switch
        label={copy.takingProjects}
        description={copy.whileThisIsOff}
        checked={profile.is_available ?? true}
        disabled={isPending}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </div>
  )
}
