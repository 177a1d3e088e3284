import { Button } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { copy } from '#ui/text/copy.ts'

/** Leaves a form page for the one that it was opened from, as that was; `to` is where it belongs. */
export function CancelLink({ to }: { to: string }) {
  const { history } = useRouter()
  const back = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (isElsewhere || !history.canGoBack()) return
    event.preventDefault()
    history.back()
  }
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={to} onClick={back} />}>
      {copy.cancel}
    </Button>
  )
}
