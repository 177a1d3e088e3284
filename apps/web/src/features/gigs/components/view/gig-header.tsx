import type { GigSlots, GigTabProps } from '#features/gigs/slots.ts'
import { GigActionsBar } from './gig-actions-bar.tsx'
import { GigHeart } from '#features/gigs/components/gig-heart.tsx'
import { GigStatusBadge } from '#features/gigs/components/gig-status-badge.tsx'
import { NextStep } from './next-step.tsx'
import styles from './gig-header.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { DottedFacts } from '#ui/text/dotted-facts.tsx'

/** What the project is and in which state, and what may be done with it. */
export function GigHeader({ gig, actions, slots: { Heart, Outcomes } }: GigTabProps & { slots: GigSlots }) {
  const facts = [gig.type_display, gig.internal_id, String(gig.baseYear), gig.stage, gig.template_name]
  return (
    <header className={cx(shared['card'], shared['padded'], layout['wraps'], styles['header'])}>
      <div className={shared['fills']}>
        <div className={layout['row-wrap-4-10']}>
          <h1 className={shared['page-title']}>{gig.name}</h1>
          <GigStatusBadge gig={gig} variant="default" />
          {Heart && <GigHeart gig={gig} Heart={Heart} />}
        </div>
        <DottedFacts facts={facts} className={cx(shared['note'], styles['facts'])} />
      </div>
      <GigActionsBar gig={gig} actions={actions} Outcomes={Outcomes} />
      <NextStep gig={gig} actions={actions} />
    </header>
  )
}
