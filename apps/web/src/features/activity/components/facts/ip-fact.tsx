import { Link } from '@tanstack/react-router'
import { copy } from '#features/activity/copy.ts'
import shared from '#ui/theme/shared.module.css'
import { Fact } from './facts.tsx'

/** The address of an entry; it leads to everything else from there. */
export function IpFact({ ip }: { ip: string | null }) {
  if (!ip) return null
  return (
    <Fact label="IP">
      <Link to="/activities" search={{ ip }} className={shared['link']} title={copy.logsForIp}>
        {ip}
      </Link>
    </Fact>
  )
}
