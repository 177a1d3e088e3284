import { useNavigate, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '#platform/api-error.ts'
import { PlainButton } from '#ui/fields/plain-controls.tsx'
import { spelt } from '#ui/text/wording.ts'
import { TITLES_INSTEAD } from '#app/page-title.ts'
import { useWindowTitle } from '#platform/window-title.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import styles from './error-page.module.css'
import { copy } from '#app/copy.ts'

/** The page for an address that does not exist, or not for this reader (specification spec 000 §2). */
export function NotFoundPage() {
  return <ErrorPage status={404} />
}

/** The page for what went wrong while a page was opened. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const status = error instanceof ApiError ? error.status : 500
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (status === 404) return <NotFoundPage />
  return (
    <ErrorPage
      status={status === 401 ? 401 : 500}
      onRetry={retry}
      {...(error instanceof ApiError && { requestId: error.requestId })}
    />
  )
}

type Props = { status: 401 | 404 | 500; requestId?: string; onRetry?: () => void }

const TEXTS = {
  401: ['401 - Unauthorized', 'You are not signed in, or your session has ended.'],
  404: [
    '404 - Page NOT FOUND',
    'The page you are looking for might have been removed, had its name changed or is temporarily unavailable.',
  ],
  500: ['Something Wrong happened.', 'The page could not be loaded. Please try again in a moment.'],
} as const

function ErrorPage({ status, requestId, onRetry }: Props) {
  const navigate = useNavigate()
  const [title, text] = TEXTS[status]
  useWindowTitle(TITLES_INSTEAD[status])
  const goHome = () => void navigate({ to: '/' })
  // A tab that was opened for this address has no two entries to go back: the browser would do nothing.
  const goBack = () => (history.length > 2 ? history.go(-2) : goHome())
  return (
    <section className={styles['page']}>
      <h1 className={styles['title']}>{spelt(title)}</h1>
      <p className={styles['text']}>{text}</p>
      <div className={cx(layout['wrap-12'], styles['buttons'])}>
        {status === 404 && (
          <PlainButton quiet onClick={goBack}>
            BACK
          </PlainButton>
        )}
        {status === 500 && onRetry && (
          <PlainButton quiet onClick={onRetry}>
            {copy.tryAgain}
          </PlainButton>
        )}
        <PlainButton onClick={goHome}>GO TO HOME</PlainButton>
      </div>
      {status === 500 && requestId && (
        <p className={cx(shared['note'], styles['request'])}>Request {requestId}</p>
      )}
    </section>
  )
}
