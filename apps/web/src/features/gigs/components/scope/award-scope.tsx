import type { Gig, GigActions } from '@guildhall/contract/gigs/gig'
import { Block } from '#features/experts/components/block.tsx'
import { Facts, known } from '#features/experts/components/facts.tsx'
import { jurorsOf } from '@guildhall/contract/gigs/award-scores'
import { formatDate } from '#ui/text/date-format.ts'
import { copy } from '#features/gigs/copy.ts'
import { copy as texts } from './copy.ts'
import { Acceptance } from './acceptance.tsx'
import { AwardTable } from './award-table.tsx'
import { JuryForm } from './jury-form.tsx'
import { JuryTable } from './jury-table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

const LICENCES = { none: 'None', offered: 'Offered', signed: 'Signed' }

type Props = { gig: Extract<Gig, { type: 'award' }>; actions: Pick<GigActions, 'canJudge' | 'canAccept'> }

/** The award, its nominees, and what the jury thinks of them. */
export function AwardScope({ gig, actions: { canJudge, canAccept } }: Props) {
  const { details, refs } = gig
  return (
    <>
      <Block title={copy.award}>
        <Facts
          facts={known([
            { label: 'Category', value: details.award_category },
            { label: 'Market', value: details.market },
            { label: 'Announcement', value: formatDate(details.announcement_date) },
            { label: 'Licence', value: LICENCES[details.licence_status] },
          ])}
        />
      </Block>
      {details.award_text && (
        <Block title={texts.awardText}>
          <p className={cx(shared['breaks'], shared['keeps-breaks'])}>{details.award_text}</p>
          <Acceptance gig={gig} canAccept={canAccept} />
        </Block>
      )}
      {canJudge && details.nominee_companies.length > 0 && (
        <Block title={copy.yourScores}>
          <JuryForm gigId={gig.id} details={details} refs={refs} />
        </Block>
      )}
      {!canJudge && details.nominee_companies.length > 0 && (
        <Block title={details.scores.length > 0 ? copy.scores : copy.nominees}>
          <AwardTable details={details} refs={refs} />
        </Block>
      )}
      {!canJudge && jurorsOf(details).length > 1 && (
        <Block title={copy.scoresByJuror}>
          <JuryTable details={details} refs={refs} />
        </Block>
      )}
    </>
  )
}
