import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/activity/copy.ts'

/** To the list of everything that came from an address. */
export function IpLogsLink({ ip }: { ip: string }) {
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/activities" search={{ ip }} />}>
      {copy.logsForIp}
    </Button>
  )
}
