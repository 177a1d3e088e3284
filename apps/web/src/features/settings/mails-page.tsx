import type { MailText } from '@guildhall/contract/settings/mail-texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listState } from '#platform/list-state.ts'
import { Badge } from '#ui/badge.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { SkeletonRows } from '#ui/skeleton-rows.tsx'
import { rowLink } from '#ui/table.tsx'
import { SettingsFrame } from './components/settings-frame.tsx'
import styles from './mails-page.module.css'
import { settingsQueries } from './queries.ts'

/** Every mail that the portal sends. */
export function MailsPage() {
  const query = useQuery(settingsQueries.mails())
  const mails = query.data ?? []
  const state = listState(query, { isEmpty: mails.length === 0, isSearching: false, onFirstPage: true })
  return (
    <SettingsFrame title="Mail texts" intro="The words of every mail that the portal sends.">
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={8} columns={1} />}
      >
        <ul className={styles['list']} aria-label="Mails">
          {mails.map((mail) => (
            <MailLine key={mail.name} mail={mail} />
          ))}
        </ul>
      </ListStates>
    </SettingsFrame>
  )
}

function MailLine({ mail: { name, title, occasion, is_changed: isChanged, ...mail } }: { mail: MailText }) {
  return (
    <li className={styles['mail']}>
      <div className={styles['words']}>
        <Link to={`/admin/settings/mails/${name}`} className={rowLink}>
          {title}
        </Link>
        <span className={styles['occasion']}>{occasion}</span>
      </div>
      {isChanged && (
        <span className={styles['changed']}>
          <Badge tone="info">Changed</Badge>
          <span className={styles['by']}>
            {mail.changed_by === null ? mail.changed_at_diff : `${mail.changed_by}, ${mail.changed_at_diff}`}
          </span>
        </span>
      )}
    </li>
  )
}
