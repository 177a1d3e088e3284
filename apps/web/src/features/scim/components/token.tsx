import type { ScimToken } from '@guildhall/contract/scim'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#features/scim/copy.ts'
import { renewToken, revokeToken } from '#features/scim/queries.ts'
import { useWrite } from '#platform/use-write.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import { SecretDialog } from '#ui/dialogs/secret-dialog.tsx'
import sections from '#ui/layout/sections.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** The token, as far as it may be shown, with what can be done about it. */
export function Token({ token }: { token: ScimToken | null }) {
  const [asked, setAsked] = useState<'renew' | 'revoke'>()
  const [made, setMade] = useState<string>()
  const { run, isPending } = useWrite({ kind: 'update', tells: 'by toast', refetch: ['scim'] })
  const close = () => setAsked(undefined)
  const make = () =>
    void run(renewToken, {
      onDone: ({ data }) => {
        close()
        setMade(data.token)
      },
    })
  const revoke = () => void run(revokeToken, { said: copy.revoked, onDone: close })
  return (
    <section className={sections['section']} aria-labelledby="scim-token">
      <h3 id="scim-token" className={cx(shared['title'], shared['flush'])}>
        {copy.tokenTitle}
      </h3>
      <p className={sections['lead']}>{token === null ? copy.none : <Facts token={token} />}</p>
      <Group gap={8}>
        <Button loading={isPending} onClick={token === null ? make : () => setAsked('renew')}>
          {token === null ? copy.make : copy.renew}
        </Button>
        {token !== null && (
          <Button variant="default" onClick={() => setAsked('revoke')}>
            {copy.revoke}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={close}
        onConfirm={asked === 'revoke' ? revoke : make}
        title={asked === 'revoke' ? copy.revokeTitle : copy.renewTitle}
        cancelLabel={copy.cancel}
        confirmLabel={asked === 'revoke' ? copy.revoke : copy.make}
        destructive
        pending={isPending}
      >
        {asked === 'revoke' ? copy.revokeText : copy.renewText}
      </ConfirmDialog>
      {made !== undefined && (
        <SecretDialog
          title={copy.shownTitle}
          label={copy.tokenTitle}
          secret={made}
          confirm={copy.done}
          onClose={() => setMade(undefined)}
        >
          {copy.shownText}
        </SecretDialog>
      )}
    </section>
  )
}

function Facts({
  token: { hint, created_by: maker, created_at: madeAt, last_used_at: usedAt },
}: {
  token: ScimToken
}) {
  return (
    <>
      <code>{hint}…</code>
      {copy.madeBy(maker.name)} <RelativeTime date={madeAt} />,{' '}
      {usedAt === null ? (
        copy.neverUsed
      ) : (
        <>
          {copy.lastUsed} <RelativeTime date={usedAt} />
        </>
      )}
    </>
  )
}
