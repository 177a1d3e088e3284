import { inType, isRateType, MARKET_ROLES } from '@guildhall/contract/experts/market'
import type { MarketRange as Range } from '@guildhall/contract/experts/market'
import { moneyText } from '@guildhall/contract/money'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copy } from '#features/experts/copy.ts'
import { expertQueries } from '#features/experts/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './market.module.css'

type Props = {
  /** As chosen in the form; Hourly while nothing is. */
  type: string
  rate: number | undefined
}

/** What approved experts ask, beside the rate that somebody types: of their industry, or of one that they choose. */
export function MarketRange({ type, rate }: Props) {
  const { groups } = useSignedIn()
  const enabled = groups.some(({ slug }) => MARKET_ROLES.some((role) => role === slug))
  const { data: ranges, isLoading } = useQuery({ ...expertQueries.marketRates(), enabled })
  const [chosen, setChosen] = useState<string>()
  if (isLoading) return <div className={cx(shared['card'], styles['market'])} aria-busy />
  const range = ranges?.find((one) => keyOf(one) === chosen) ?? ranges?.[0]
  if (ranges === undefined || range === undefined) return null
  return (
    <section
      className={cx(shared['card'], layout['stack-8'], styles['market'])}
      aria-label={copy.whatOthersAsk}
    >
      <div className={layout['row-wrap-8']}>
        <h3 className={styles['title']}>{copy.whatOthersAsk}</h3>
        <NativeSelect
          aria-label={copy.industry}
          size="xs"
          className={styles['industry']}
          data={ranges.map((one) => ({ value: keyOf(one), label: one.industry?.name ?? copy.allIndustries }))}
          value={keyOf(range)}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
      <Told range={range} type={type} rate={rate} />
    </section>
  )
}

function Told({ range, type, rate }: Props & { range: Range }) {
  const unit = isRateType(type) ? type : 'Hourly'
  const { low, median, high } = inType(range, unit)
  const end = Math.max(high * 1.5, rate ?? 0)
  const at = (amount: number) => `${(100 * amount) / end}%`
  return (
    <>
      <p className={cx(shared['figures'], styles['range'])}>{moneyText([low, high], unit)}</p>
      <div className={styles['line']} aria-hidden>
        <span className={styles['half']} style={{ left: at(low), right: at(end - high) }} />
        <span className={styles['median']} style={{ left: at(median) }} />
        {rate !== undefined && <span className={styles['own']} style={{ left: at(rate) }} />}
      </div>
      <p className={cx(shared['note'], shared['figures'], shared['flush'])}>
        {copy.halfAsk(range.experts, range.industry?.name, moneyText(median))}{' '}
        <span aria-live="polite">{rate !== undefined && sayOwn(rate, { low, high })}</span>
      </p>
    </>
  )
}

function sayOwn(rate: number, { low, high }: { low: number; high: number }): string {
  if (rate < low) return copy.yoursIsBelow
  return rate > high ? copy.yoursIsAbove : copy.yoursIsWithin
}

const keyOf = ({ industry }: Range): string => industry?.id ?? ''
