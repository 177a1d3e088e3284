import type { AwardDetails } from '@guildhall/contract/gigs/details'
import type { Gig } from '@guildhall/contract/gigs/gig'
import { Button } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Score } from '@guildhall/contract/gigs/scores'
import { totalOf } from '@guildhall/contract/gigs/award-scores'
import { scoreNominees } from '#features/gigs/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { useForm } from '#platform/use-form.ts'
import { submitChanges } from '#ui/forms/save-changes.ts'
import { useValues } from '#ui/forms/use-values.ts'
import { NumericField } from '#ui/fields/numeric-field.tsx'
import { useUnsavedNotice } from '#ui/dialogs/use-unsaved-notice.ts'
import { copy } from '#features/gigs/copy.ts'
import styles from './jury-form.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { gigId: string; details: AwardDetails; refs: Gig['refs'] }
type Scores = AwardDetails['scores']

const Fields = z.object({ scores: z.array(z.looseObject({ score: Score })) })

/** A juror scores each nominee by each criterion from 1 to 10 (PRODUCT 5.6.3); nobody of the jury sees it. */
export function JuryForm({ gigId, details, refs }: Props) {
  const { id: juror } = useSignedIn()
  const own = (all: Scores) => all.filter(({ juror_id: by }) => by === juror)
  const [begun, setBegun] = useState(own(details.scores))
  const filling = useValues<{ scores: Scores }>(Fields, { scores: begun })
  const { scores } = filling.values
  const form = useForm(filling, {
    kind: 'create',
    refetch: ['gigs'],
    save: () => scoreNominees(gigId, known(scores, details), known(begun, details)),
    said: 'Your scores are saved',
    onSaved({ data: { details: saved } }) {
      // With what they gave on another device meanwhile.
      const now = 'scores' in saved ? own(saved.scores) : scores
      setBegun(now)
      filling.restart({ scores: now })
    },
  })
  const { isPending, failure, isDirty } = form
  useUnsavedNotice(isDirty)
  const { nominee_companies: nominees, criteria } = details
  const give = (place: Pick<Given, 'company_id' | 'criterion_id' | 'score'>) =>
    filling.put('scores', withScore(scores, { ...place, juror_id: juror }))
  return (
    <form noValidate onSubmit={submitChanges(form)}>
      {nominees.map(({ company_id: id }) => (
        <fieldset key={id} className={styles['nominee']}>
          <legend className={shared['hidden']}>{nameOf(refs, id)}</legend>
          <div className={styles['line']}>
            <span className={shared['strong']}>{nameOf(refs, id)}</span>
            <output className={cx(shared['quiet'], shared['figures'])}>
              {copy.total} {totalOf({ ...details, scores }, juror, id)?.toFixed(1) ?? '—'}
            </output>
          </div>
          <div className={styles['scores']}>
            {criteria.map(({ id: criterion, name, weight }) => (
              <NumericField
                key={criterion}
                label={`${name} (${weight}%)`}
                placeholder={copy.n1To10}
                min={1}
                max={10}
                value={scoreIn(scores, id, criterion)}
                error={form.errorOf(`scores.${placeOf(scores, id, criterion)}.score`)}
                onChange={(score) => give({ company_id: id, criterion_id: criterion, score })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={cx(layout['spread-wrap-12'], styles['bottom'])}>
        {failure && (
          <p role="alert" className={styles['failure']}>
            {failure}
          </p>
        )}
        <span className={shared['quiet']}>
          {copy.ofScoresGiven(known(scores, details).length, nominees.length * criteria.length)}
        </span>
        <Button type="submit" loading={isPending}>
          {copy.saveScores}
        </Button>
      </div>
    </form>
  )
}

function nameOf({ companies }: Gig['refs'], id: string): string {
  return companies.find((one) => one.id === id)?.name ?? 'Not provided'
}

function placeOf(scores: Scores, company: string, criterion: string): number {
  return scores.findIndex((one) => one.company_id === company && one.criterion_id === criterion)
}

function scoreIn(scores: Scores, company: string, criterion: string): number | undefined {
  return scores[placeOf(scores, company, criterion)]?.score
}

type Given = Omit<Scores[number], 'score'> & { score: number | undefined }

/** In its place, so that what is said of the others stays with them. */
function withScore(scores: Scores, { score, ...place }: Given): Scores {
  const at = placeOf(scores, place.company_id, place.criterion_id)
  if (score === undefined) return scores.toSpliced(at, at === -1 ? 0 : 1)
  return at === -1 ? [...scores, { ...place, score }] : scores.with(at, { ...place, score })
}

/** Without those of nominees and criteria that are no longer there. */
function known(scores: Scores, { nominee_companies: nominees, criteria }: AwardDetails): Scores {
  return scores.filter(
    ({ company_id: company, criterion_id: criterion }) =>
      nominees.some((one) => one.company_id === company) && criteria.some(({ id }) => id === criterion),
  )
}
