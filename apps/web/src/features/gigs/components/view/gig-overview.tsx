import { effortText } from '@guildhall/contract/gigs/effort'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { overlapText } from '@guildhall/contract/gigs/overlap'
import { moneyText } from '@guildhall/contract/money'
import { regionWord } from '@guildhall/contract/gigs/region-word'
import { Block } from '#features/experts/components/block.tsx'
import type { GigTabProps } from '#features/gigs/slots.ts'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { SafeHtml } from '#ui/text/safe-html.tsx'
import { copy } from '#features/gigs/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import { FactBlock } from './fact-block.tsx'
import styles from './gig-overview.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const CONFIDENTIALITY = { open: 'Open', nda: 'Under NDA', restricted: 'Restricted' }

/** What the project is about and whom it looks for. */
export function GigOverview({ gig, actions }: GigTabProps) {
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <>
      {gig.summary && (
        <Block title={copy.summary}>
          <p>{gig.summary}</p>
        </Block>
      )}
      {gig.description && (
        <Block title={copy.description}>
          <SafeHtml html={gig.description} isText />
        </Block>
      )}
      <FactBlock
        title={copy.details}
        facts={[
          ...(gig.company === undefined ? [] : [{ label: 'Customer', value: gig.company?.name }]),
          { label: copy.owner, value: gig.owner.name, href: `/${prefix}/managers/${gig.owner.id}` },
          ...(gig.contact_person ? [{ label: 'Contact person', value: gig.contact_person.name }] : []),
          { label: copy.industries, value: namesOf(gig.industries) },
          { label: copy.segments, value: namesOf(gig.segments) },
          { label: regionWord(gig.type), value: namesOf(gig.regions) },
          ...(gig.languages.length > 0 ? [{ label: 'Languages', value: namesOf(gig.languages) }] : []),
          { label: copy.confidentiality, value: CONFIDENTIALITY[gig.confidentiality] },
        ]}
      >
        {gig.tags.length > 0 && (
          <div className={cx(layout['wrap-6'], styles['chips'])}>
            {gig.tags.map((tag) => (
              <Badge key={tag} tone="secondary" withDot={false}>
                {tag}
              </Badge>
            ))}
          </div>
        )}
      </FactBlock>
      {gig.needs_experts && <ExpertBlock gig={gig} canSeeBudget={actions.canSeeBudget} />}
    </>
  )
}

/** Whom the project looks for (PRODUCT 5.6.2). */
function ExpertBlock({ gig, canSeeBudget }: { gig: Gig; canSeeBudget: boolean }) {
  return (
    <>
      <FactBlock
        title={copy.expertsWanted}
        facts={[
          { label: copy.numberLabel, value: textOf(gig.experts_count) },
          { label: copy.category, value: gig.category?.name },
          { label: copy.talentType, value: gig.talent_type?.name },
          { label: copy.experience, value: gig.years_min === null ? null : `${gig.years_min} years or more` },
          { label: copy.minimumRating, value: textOf(gig.minimumRating) },
          { label: copy.location, value: placeOf(gig) },
          ...(gig.overlap_hours === null
            ? []
            : [{ label: copy.timeZone, value: overlapText(gig.overlap_hours) }]),
          { label: copy.duration, value: effortText(gig) },
          { label: copy.applicationsUntil, value: formatDate(gig.applications_until ?? gig.deadline) },
          ...(canSeeBudget ? [{ label: 'Budget', value: budgetOf(gig) }] : []),
        ]}
      />
      {gig.skills_required.length + gig.skills_nice.length > 0 && (
        <Block title={copy.skills}>
          <div className={cx(layout['wrap-6'], styles['chips'])}>
            {gig.skills_required.map(({ id, name }) => (
              <Badge key={id} tone="primary" withDot={false}>
                {name}
              </Badge>
            ))}
          </div>
          {gig.skills_nice.length > 0 && (
            <p className={styles['nice']}>{copy.niceToHave(namesOf(gig.skills_nice))}</p>
          )}
        </Block>
      )}
      {gig.deliverables.length > 0 && (
        <Block title={copy.deliverables}>
          <ul className={styles['list']}>
            {gig.deliverables.map(({ text, due }, place) => (
              <li key={place}>
                {text}
                {due && <span className={shared['quiet']}> {copy.byDate(formatDate(due))}</span>}
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  )
}

function namesOf(items: readonly { name: string }[]): string {
  return items.map(({ name }) => name).join(', ')
}

function textOf(figure: number | null): string | null {
  return figure === null ? null : String(figure)
}

function placeOf({ is_remote: isRemote, city, state, country }: Gig): string {
  const place = [city, state, country].flatMap((part) => (part === null ? [] : [part.name])).join(', ')
  return isRemote ? ['Remote', place].filter(Boolean).join(', ') : place
}

function budgetOf({ budget_min: min, budget_max: max, currency, bidType }: Gig): string {
  return moneyText([min ?? null, max ?? null], bidType, currency)
}
