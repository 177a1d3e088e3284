import { Button } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import type { NotificationData } from '@mantine/notifications'
import IconAlertCircle from '~icons/alert-circle'
import IconCheck from '~icons/check'
import IconInfoCircle from '~icons/info-circle'
import { TOAST_DURATION } from './toasts.tsx'
import type { ToastKind, ToastOptions } from './toasts.tsx'
import { useIsMobile } from '#ui/theme/breakpoint.ts'
import '#ui/theme/styles-toasts.css'
import styles from './toasts.module.css'

/** The toasts on screen. */
export function ToastList() {
  return (
    <Notifications
      position={useIsMobile() ? 'bottom-right' : 'top-right'}
      containerWidth={400}
      limit={4}
      pauseResetOnHover="notification"
      className={styles['place'] ?? ''}
    />
  )
}

export function showToast(kind: ToastKind, text: string, options: ToastOptions & { id: string }): void {
  const toast = toastFor(kind, text, options)
  // Mantine ignores a known id, and updates nothing for an unknown one.
  notifications.update(toast)
  notifications.show(toast)
}

export const closeToast = (id: string) => void notifications.hide(id)
export const closeToasts = () => notifications.clean()

/** What Mantine is asked to show; errors interrupt a screen reader, the rest waits its turn. */
function toastFor(kind: ToastKind, text: string, options: ToastOptions & { id: string }): NotificationData {
  const { id, title, actions = [], duration = TOAST_DURATION, isAtFoot } = options
  const Icon = ICONS[kind]
  return {
    id,
    ...(title && { title }),
    ...(isAtFoot && { position: 'bottom-right' }),
    role: kind === 'error' ? 'alert' : 'status',
    'aria-live': kind === 'error' ? 'assertive' : 'polite',
    autoClose: actions.length > 0 ? false : duration,
    icon: <Icon size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Close' },
    classNames: { root: styles['root'], icon: styles[kind] },
    message: actions.length === 0 ? text : <WithActions text={text} actions={actions} id={id} />,
  }
}

const ICONS = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle }

function WithActions({
  text,
  actions,
  id,
}: {
  text: string
  actions: NonNullable<ToastOptions['actions']>
  id: string
}) {
  return (
    <>
      {text}
      <div className={styles['actions']}>
        {actions.map(({ label, onClick }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="light"
            onClick={() => {
              notifications.hide(id)
              onClick()
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}
