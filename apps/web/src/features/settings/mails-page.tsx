import type { MailText } from '@guildhall/contract/settings/mail-texts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { words } from '#platform/address-readers.ts'
import { listState } from '#platform/list-state.ts'
import { useFilter } from '#platform/use-filter.ts'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { filterTexts } from '#ui/filters/filter-texts.ts'
import { Fold } from '#ui/layout/fold.tsx'
import { Badge } from '#ui/marks/badge.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { rowLink } from '#ui/lists/table.tsx'
import { SettingsFrame } from './components/settings-frame.tsx'
import { copy, MAIL_GROUPS, OTHER_MAILS, type MailGroup } from './copy.ts'
import styles from './mails-page.module.css'
import { settingsQueries } from './queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const SEARCH = { keyword: words(), group: words() }

/** Every mail and notification of the portal, by what it is about. */
export function MailsPage() {
  const query = useQuery(settingsQueries.mails())
  const { filter, setFilter } = useFilter(SEARCH)
  const { keyword = '', group: opened } = filter
  const mails = (query.data ?? []).filter((mail) => isMeant(mail, keyword))
  const groups = Map.groupBy(mails, groupOf)
  const state = listState(query, { isEmpty: false })
  const search = (text: string) => setFilter({ keyword: text }, { replace: true, resetScroll: false })
  return (
    <SettingsFrame title={copy.mailTexts} intro={copy.mailTextsLead}>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={8} columns={1} />}
      >
        <SearchBox label={copy.findAMail} value={keyword} onSearch={search} />
        {mails.length === 0 ? (
          <EmptyState
            text={copy.noMailHasTheseWords}
            action={<Button onClick={() => search('')}>{filterTexts.clearFilters}</Button>}
          />
        ) : (
          <div className={cx(shared['card'], styles['groups'])}>
            {MAIL_GROUPS.map((group) => (
              <MailFold
                // What a search has opened is closed again behind it.
                key={`${group.id} ${keyword === ''}`}
                group={group}
                mails={groups.get(group) ?? []}
                isWanted={keyword !== '' || group.id === opened}
                onOpen={() => setFilter({ group: group.id }, { replace: true, resetScroll: false })}
              />
            ))}
          </div>
        )}
      </ListStates>
    </SettingsFrame>
  )
}

function isMeant({ title, occasion, words }: MailText, typed: string): boolean {
  const text = [title, occasion, words.subject, words.body].join(' ').toLowerCase()
  return text.includes(typed.toLowerCase())
}

function groupOf({ name }: MailText): MailGroup {
  const known = MAIL_GROUPS.flatMap((group) => group.prefixes.map((prefix) => ({ group, prefix })))
    .filter(({ prefix }) => name.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)
  return known[0]?.group ?? OTHER_MAILS
}

interface FoldProps {
  group: MailGroup
  mails: readonly MailText[]
  isWanted: boolean
  onOpen: () => void
}

function MailFold({ group: { title }, mails, ...fold }: FoldProps) {
  if (mails.length === 0) return null
  const changed = mails.filter((mail) => mail.is_changed).length
  return (
    <Fold title={title} detail={copy.mailCount(mails.length, changed)} {...fold}>
      <ul className={cx(shared['list'], shared['lined'])} aria-label={title}>
        {mails.map((mail) => (
          <MailLine key={mail.name} mail={mail} />
        ))}
      </ul>
    </Fold>
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
