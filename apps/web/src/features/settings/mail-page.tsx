import type { MailText } from '@guildhall/contract/settings/mail-texts'
import { useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { crumbLink } from '#platform/crumb-link.tsx'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { Breadcrumb } from '#ui/layout/page-header.tsx'
import { SkeletonForm } from '#ui/lists/skeleton-form.tsx'
import { copy } from './copy.ts'
import { MailButtons } from './components/mail-buttons.tsx'
import { MailFields } from './components/mail-fields.tsx'
import { MailPaper } from './components/mail-paper.tsx'
import { SettingsFrame } from './components/settings-frame.tsx'
import styles from './mail-page.module.css'
import { settingsQueries } from './queries.ts'
import { useMailForm } from './use-mail-form.ts'
import { Failure } from '#ui/forms/form-failure.tsx'
import { submitChanges } from '#ui/forms/save-changes.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const LIST = '/admin/settings/mails'

/** The words of one mail, and how it looks with them. */
export function MailPage() {
  const { name = '' } = useParams({ strict: false })
  const query = useQuery(settingsQueries.mails())
  const mail = query.data?.find((one) => one.name === name)
  if (query.data !== undefined && mail === undefined) throw notFound()
  const state = listState(query, { isEmpty: false })
  return (
    <SettingsFrame title={mail?.title ?? copy.mail} intro={mail?.occasion}>
      <Breadcrumb
        crumbs={[{ label: copy.mailTexts, href: LIST }, { label: mail?.title ?? name }]}
        renderLink={crumbLink}
      />
      <ListStates state={state} onRefresh={() => void query.refetch()} skeleton={<SkeletonForm fields={3} />}>
        {mail && <Editor mail={mail} />}
      </ListStates>
    </SettingsFrame>
  )
}

function Editor({ mail }: { mail: MailText }) {
  const [begun, setBegun] = useState(0)
  return <Words key={begun} mail={mail} onBegin={() => setBegun((count) => count + 1)} />
}

function Words({ mail, onBegin }: { mail: MailText; onBegin: () => void }) {
  const form = useMailForm(mail, onBegin)
  return (
    <div className={cx(layout['stack-24'], styles['columns'])}>
      <form
        noValidate
        aria-label={copy.wordsOfTheMail}
        className={cx(shared['card'], shared['shrinks'], shared['padded'], layout['stack-16'])}
        onSubmit={submitChanges(form)}
      >
        <Failure text={form.failure} at="stack" />
        <MailFields form={form} mail={mail} />
        <MailButtons mail={mail} form={form} onReset={onBegin} />
      </form>
      <MailPaper name={mail.name} words={form.values} />
    </div>
  )
}
