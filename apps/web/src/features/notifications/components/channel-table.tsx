import { mayBePushed } from '@guildhall/contract/notifications/categories'
import type { ChangedChannels, Channels } from '@guildhall/contract/notifications/preferences'
import { Switch } from '@mantine/core'
import { copy, categoryNames } from '#features/notifications/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import styles from './notifications-tab.module.css'

type Channel = 'in_app' | 'mail' | 'push'

const CHANNELS: readonly { channel: Channel; name: string }[] = [
  { channel: 'in_app', name: 'Portal' },
  { channel: 'mail', name: 'Email' },
  { channel: 'push', name: 'Push' },
]

type Props = {
  rows: readonly Channels[]
  /** Push messages are set up for this portal. */
  hasPush: boolean
  /** The one switch that was changed. */
  onChange: (row: ChangedChannels) => void
}

/** A row for each category, a switch for each way to be told. */
export function ChannelTable({ rows, hasPush, onChange }: Props) {
  const channels = CHANNELS.filter(({ channel }) => hasPush || channel !== 'push')
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{copy.notifyMeAbout}</th>
          {channels.map(({ channel, name }) => (
            <th key={channel} scope="col" className={styles['narrow']}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.category} row={row} channels={channels} onChange={onChange} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: Channels; channels: typeof CHANNELS; onChange: Props['onChange'] }

function Row({ row, channels, onChange }: RowProps) {
  const { name, about } = categoryNames[row.category]
  return (
    <tr>
      <th scope="row">
        <span className={styles['name']}>{name}</span>
        <span className={cx(shared['note'], styles['about'])}>{about}</span>
      </th>
      {channels.map((one) => (
        <td key={one.channel} className={styles['narrow']}>
          {one.channel === 'push' && !mayBePushed(row.category) ? (
            copy.never
          ) : (
            <Switch
              aria-label={`${name}: ${one.name}`}
              checked={row[one.channel]}
              onChange={(event) =>
                onChange({ category: row.category, [one.channel]: event.currentTarget.checked })
              }
            />
          )}
        </td>
      ))}
    </tr>
  )
}
