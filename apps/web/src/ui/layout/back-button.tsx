import { Button } from '@mantine/core'
import IconArrowLeft from '~icons/arrow-left'

type Props = {
  label?: string
  /** Entries of the history to go back; the error page goes two. */
  steps?: number
  onBack?: () => void
}

/** One step back in history. */
export function BackButton({ label = 'Back', steps = 1, onBack = () => window.history.go(-steps) }: Props) {
  return (
    <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
      {label}
    </Button>
  )
}
