import { Button } from '@mantine/core'
import IconChevronDown from '~icons/chevron-down'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { copy } from '#features/gigs/copy.ts'
import { choicesFor, type GigStep } from '#features/gigs/gig-steps.ts'
import { downloadGig } from '#features/gigs/queries.ts'
import { DocumentExport } from '#features/experts/components/profile/document-export.tsx'
import { missingOfDraft } from '#features/gigs/next-step.ts'
import type { GigSlots, GigTabProps } from '#features/gigs/slots.ts'
import { stepWithoutDialog, useGigStep } from '#features/gigs/use-gig-step.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { later } from '#ui/hooks/later.ts'
import styles from './gig-actions-bar.module.css'
import { Menu } from '#ui/popups/menu.tsx'

const Dialogs = later(() => import('#features/gigs/components/dialogs/gig-dialogs.tsx'), 'GigDialogs')

type Props = GigTabProps & { Outcomes: GigSlots['Outcomes'] }

/** The step that the project waits for as a button, everything else in a menu. */
export function GigActionsBar({ gig, actions, Outcomes }: Props) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  const navigate = useNavigate()
  const { take, isPending } = useGigStep(gig.id)
  const [asked, setAsked] = useState<GigStep>()
  const { main, rest } = choicesFor(actions, {
    needsExperts: gig.needs_experts,
    isIncomplete: missingOfDraft(gig).length > 0,
  })
  const choose = (step: GigStep) => {
    const simple = stepWithoutDialog(step)
    if (simple !== undefined) return void take(simple)
    if (step === 'edit' || step === 'hire')
      return void navigate({ to: `/${prefix}/projects/${gig.id}/${step}` })
    setAsked(step)
  }
  return (
    <div className={cx(layout['ends-wrap-8'], styles['actions'])}>
      <DocumentExport
        name={`${gig.internal_id} ${gig.name}`}
        load={(format) => downloadGig(gig.id, format)}
      />
      {rest.length > 0 && (
        <Menu
          position="bottom-end"
          target={
            <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
              {copy.actions}
            </Button>
          }
        >
          {({ Item }) => (
            <>
              {rest.map(({ step, label, isDangerous }) => (
                <Item key={step} {...(isDangerous && { color: 'red' })} onClick={() => choose(step)}>
                  {label}
                </Item>
              ))}
            </>
          )}
        </Menu>
      )}
      {main && (
        <Button loading={isPending} onClick={() => choose(main.step)}>
          {main.label}
        </Button>
      )}
      {asked && (
        <Suspense>
          <Dialogs gig={gig} step={asked} onClose={() => setAsked(undefined)} Outcomes={Outcomes} />
        </Suspense>
      )}
    </div>
  )
}
