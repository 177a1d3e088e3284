import type { MailText } from '@guildhall/contract/settings/mail-texts'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listState } from '#platform/list-state.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { rowLink } from '#ui/lists/table.tsx'
import { SettingsFrame } from './components/settings-frame.tsx'
import { copy, MAIL_GROUPS } from './copy.ts'
import styles from './mails-page.module.css'
import { settingsQueries } from './queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Every mail and notification of the portal, by what it is about. */
export function MailsPage() {
  const query = useQuery(settingsQueries.mails())
  const [typed, setTyped] = useState('')
  const mails = (query.data ?? []).filter((mail) => isMeant(mail, typed))
  const state = listState(query, { isEmpty: false })
  return (
    <SettingsFrame title={copy.mailTexts} intro={copy.mailTextsLead}>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={8} columns={1} />}
      >
        <TextInput
          type="search"
          aria-label={copy.findAMail}
          placeholder={copy.findAMailPlaceholder}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={styles['search'] ?? ''}
        />
        {mails.length === 0 && <EmptyState text={copy.noMailHasTheseWords} />}
        {MAIL_GROUPS.map(({ prefix, title }) => (
          <MailGroup key={prefix} title={title} mails={mails.filter(({ name }) => name.startsWith(prefix))} />
        ))}
      </ListStates>
    </SettingsFrame>
  )
}

function isMeant({ title, occasion, words }: MailText, typed: string): boolean {
  const text = [title, occasion, words.subject, words.body].join(' ').toLowerCase()
  return text.includes(typed.trim().toLowerCase())
}

function MailGroup({ title, mails }: { title: string; mails: readonly MailText[] }) {
  if (mails.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles['group']}>{title}</h3>
      <ul className={cx(shared['card'], shared['list'], shared['lined'], styles['list'])} aria-label={title}>
        {mails.map((mail) => (
          <MailLine key={mail.name} mail={mail} />
        ))}
      </ul>
    </section>
  )
}

function MailLine({ mail: { name, title, occasion, ...mail } }: { mail: MailText }) {
  return (
    <li className={cx(layout['row-16'], styles['mail'])}>
      <div className={cx(shared['shrinks'], layout['stack-2'], styles['words'])}>
        <Link to={`/admin/settings/mails/${name}`} className={rowLink}>
          {title}
        </Link>
        <span className={styles['occasion']}>{occasion}</span>
      </div>
      {mail.is_changed && (
        <span className={cx(layout['stack-2'], styles['changed'])}>
          <Badge tone="info">{copy.changed}</Badge>
          <span className={styles['by']}>
            {mail.changed_by === null ? mail.changed_at_diff : `${mail.changed_by}, ${mail.changed_at_diff}`}
          </span>
        </span>
      )}
    </li>
  )
}
