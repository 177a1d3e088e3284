import type { ApiKey } from '@guildhall/contract/keys'
import { Button } from '@mantine/core'
import { copy } from '#features/keys/copy.ts'
import { permissionName } from '#platform/permission-names.ts'
import { ROLE_NAMES } from '#platform/role-names.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDate } from '#ui/text/date-format.ts'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import type { BadgeTone } from '#ui/marks/status-badge-tone.ts'
import type { Column } from '#ui/lists/table-columns.ts'
import { Table } from '#ui/lists/table.tsx'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import layout from '#ui/theme/layout.module.css'

type Props = { keys: ApiKey[]; reloading: boolean; onRevoke: (key: ApiKey) => void }
type Tools = Pick<Props, 'onRevoke'>

const TONES: Record<ApiKey['state'], BadgeTone> = {
  Active: 'success',
  Expired: 'secondary',
  Revoked: 'danger',
}

export function KeyTable({ keys, reloading, onRevoke }: Props) {
  const card = (key: ApiKey) => <Card apiKey={key} onRevoke={onRevoke} />
  return (
    <Table
      caption={copy.title}
      columns={columnsOf({ onRevoke })}
      rows={keys}
      rowId={({ id }) => id}
      reloading={reloading}
      card={card}
    />
  )
}

function columnsOf(tools: Tools): Column<ApiKey>[] {
  return [
    { id: 'name', header: 'Key', cell: (key) => <Name apiKey={key} /> },
    { id: 'rights', header: 'Rights', cell: (key) => <Rights apiKey={key} /> },
    { id: 'state', header: 'State', cell: (key) => <State apiKey={key} /> },
    { id: 'used', header: 'Last used', tone: 'secondary', cell: lastUse },
    { id: 'tools', header: 'Actions', headerHidden: true, cell: (key) => <Revoke apiKey={key} {...tools} /> },
  ]
}

function Card({ apiKey, ...tools }: Tools & { apiKey: ApiKey }) {
  return (
    <div className={cx(layout['stack-8'], layout['starts'])}>
      <Name apiKey={apiKey} />
      <Rights apiKey={apiKey} />
      <State apiKey={apiKey} />
      <span className={shared['note']}>
        {copy.lastUsed} {lastUse(apiKey)}
      </span>
      <Revoke apiKey={apiKey} {...tools} />
    </div>
  )
}

function Name({ apiKey: { name, hint, created_by: maker } }: { apiKey: ApiKey }) {
  return (
    <div className={cx(layout['stack-4'], layout['starts'])}>
      <strong className={cx(shared['medium'], shared['breaks'])}>{name}</strong>
      <span className={shared['note']}>
        <code>{hint}…</code> {copy.byName(maker.name)}
      </span>
    </div>
  )
}

function Rights({ apiKey: { role, permissions } }: { apiKey: ApiKey }) {
  const [first, ...others] = permissions.map(permissionName)
  return (
    <div className={cx(layout['stack-4'], layout['starts'])}>
      <span>{ROLE_NAMES[role]}</span>
      {first !== undefined && (
        <span className={shared['note']}>
          {first}
          {others.length > 0 && copy.andMore(others.length)}
        </span>
      )}
    </div>
  )
}

function State({ apiKey: { state, expires_at: expiresAt, revoked_at: revokedAt } }: { apiKey: ApiKey }) {
  const day = state === 'Revoked' ? revokedAt : expiresAt
  const words = { Active: 'until', Expired: 'on', Revoked: 'on' }
  return (
    <div className={cx(layout['stack-4'], layout['starts'])}>
      <span>
        <Badge tone={TONES[state]}>{state}</Badge>
      </span>
      {day !== null && (
        <span className={shared['note']}>
          {words[state]} {formatDate(day)}
        </span>
      )}
    </div>
  )
}

function lastUse({ last_used_at: usedAt }: ApiKey) {
  return usedAt === null ? 'Never' : <RelativeTime date={usedAt} />
}

function Revoke({ apiKey, onRevoke }: Tools & { apiKey: ApiKey }) {
  if (apiKey.state !== 'Active') return null
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={`${copy.revoke}: ${apiKey.name}`}
      onClick={() => onRevoke(apiKey)}
    >
      {copy.revoke}
    </Button>
  )
}
