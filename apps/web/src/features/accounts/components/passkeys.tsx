import type { Passkey } from '@guildhall/contract/passkeys'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconKey from '~icons/key'
import { useState } from 'react'
import { settingsCopy } from '#features/accounts/settings-copy.ts'
import { passkeyList } from '#features/accounts/passkey-list.ts'
import styles from '#features/accounts/profile-settings-page.module.css'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import sections from '#ui/layout/sections.module.css'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { PartFailure } from '#platform/part-failure.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** The passkeys of the reader: what each is called, when it was used, and its end. */
export function Passkeys() {
  const load = useQuery(passkeyList)
  const passkeys = load.data
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  return (
    <section className={sections['section']} aria-labelledby="passkeys">
      <h2 id="passkeys" className={cx(shared['title'], shared['flush'])}>
        {settingsCopy.passkeys}
      </h2>
      <p className={sections['lead']}>{settingsCopy.passkeysLead}</p>
      <PartFailure load={load} />
      {load.isPending && <SkeletonRows rows={1} columns={1} />}
      <ul className={cx(shared['list'], shared['lined'])}>
        {passkeys?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
        ))}
      </ul>
      {passkeys?.length === 0 && (
        <p className={cx(shared['note'], shared['flush'])}>{settingsCopy.thereIsNoPasskeyYet}</p>
      )}
      <div className={styles['actions']}>
        <Button variant="default" onClick={() => setAdding(true)}>
          {settingsCopy.addPasskey}
        </Button>
      </div>
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
      {leaving !== undefined && <RemovePasskey passkey={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, created_at: since, last_used_at: lastUsed } = passkey
  return (
    <li className={cx(layout['row-16'], styles['session'])}>
      <IconKey size={22} stroke={1.5} className={cx(shared['quiet'], shared['firm'])} aria-hidden />
      <div className={shared['fills']}>
        <div className={cx(layout['row-wrap-4-10'], shared['medium'])}>{name}</div>
        <div className={cx(shared['note'], shared['flush'])}>
          {settingsCopy.added} <RelativeTime date={since} /> ·{' '}
          {lastUsed === null ? (
            settingsCopy.notUsedYet
          ) : (
            <>
              {settingsCopy.lastUsed} <RelativeTime date={lastUsed} />
            </>
          )}
        </div>
      </div>
      <Button variant="default" aria-label={settingsCopy.removeName(name)} onClick={onRemove}>
        {settingsCopy.remove}
      </Button>
    </li>
  )
}
