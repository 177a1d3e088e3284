import type { Profile } from '@guildhall/contract/experts/profile'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#platform/session.tsx'
import { thingState } from '#platform/list-state.ts'
import { expertQueries } from '#features/experts/queries.ts'
import { useAccountForm } from '#features/experts/use-profile-form.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonFields } from '#ui/lists/skeleton-rows.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { DraftFields } from '#ui/forms/draft-fields.tsx'
import styles from './settings-card.module.css'
import { StaleNotice } from '#ui/forms/stale-notice.tsx'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** Profile information in the settings of the reader (specification spec 001 §2.3). */
export function AccountTab() {
  const { id } = useSignedIn()
  const query = useQuery(expertQueries.profile(id))
  const { data: answer, refetch } = query
  return (
    <section
      className={cx(shared['card'], shared['padded'], styles['card'])}
      aria-label={copy.profileInformation}
    >
      <ListStates
        state={thingState(query, answer === undefined)}
        onRefresh={() => void refetch()}
        skeleton={<SkeletonFields fields={4} />}
      >
        {answer?.actions.canEdit && <AccountFields profile={answer.data} />}
        {answer && !answer.actions.canEdit && <p>{LOCKED}</p>}
      </ListStates>
    </section>
  )
}

const LOCKED = 'Your profile cannot be changed at the moment.'

function AccountFields({ profile }: { profile: Profile }) {
  const form = useAccountForm(profile)
  useUnsavedNotice(form.isDirty)
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <StaleNotice form={form} />
      <Failure text={form.failure} />
      <DraftFields form={form} />
      <Group mt={20}>
        <Button variant="default" onClick={form.reset}>
          {copy.reset}
        </Button>
        <Button type="submit" loading={form.isPending} disabled={form.newer !== undefined}>
          {copy.save}
        </Button>
      </Group>
    </form>
  )
}
