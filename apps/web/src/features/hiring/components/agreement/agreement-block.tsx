import type { Signature, Signatures } from '@guildhall/contract/hiring/signing'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Block } from '#features/experts/components/block.tsx'
import { agreementQueries, versionFile } from '#features/hiring/agreement-queries.ts'
import { listState } from '#platform/list-state.ts'
import { Badge } from '#ui/marks/badge.tsx'
import { formatDateTime } from '#ui/text/date-format.ts'
import { Headed } from '#ui/layout/headed.tsx'
import { ListStates } from '#ui/lists/list-states.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { copy } from '#features/hiring/copy.ts'
import { SignDialog } from './sign-dialog.tsx'
import styles from './signing.module.css'
import { TermsDialog } from './terms-dialog.tsx'
import { cx } from '#ui/theme/class-names.ts'
import reach from '#ui/layout/reach.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

type Props = { engagementId: string }

/** The agreement of a hire: which version stands, who signed it, and what is left to do (NEXT N4). */
export function AgreementBlock({ engagementId }: Props) {
  const query = useQuery(agreementQueries.of(engagementId))
  const state = listState(query, { isEmpty: false })
  return (
    <Block title={copy.agreement}>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={1} columns={1} />}
      >
        {query.data && <Agreement engagementId={engagementId} signatures={query.data} />}
      </ListStates>
    </Block>
  )
}

type Shown = Props & { signatures: Signatures }

function Agreement({ engagementId, signatures }: Shown) {
  const [open, setOpen] = useState<'sign' | 'terms'>()
  const { agreement, actions, data } = signatures
  const close = () => setOpen(undefined)
  return (
    <div className={styles['agreement']}>
      <Headed
        title={copy.versionTitle(agreement.version)}
        state={
          <Badge tone={agreement.is_signed ? 'success' : 'warning'}>
            {agreement.is_signed ? copy.signed : copy.notSigned}
          </Badge>
        }
      />
      <p className={styles['quiet']}>{copy.madeTime(formatDateTime(agreement.made_at))}</p>
      {data.length > 0 && (
        <ul className={cx(layout['stack-8'], shared['list'])} aria-label={copy.signatures}>
          {data.map((signature) => (
            <SignatureRow
              key={signature.id}
              engagementId={engagementId}
              signature={signature}
              isCurrent={signature.version === agreement.version}
            />
          ))}
        </ul>
      )}
      <div className={cx(layout['row-wrap-8'], styles['actions'])}>
        <Button component="a" variant="subtle" href={versionFile(engagementId, agreement.version)} download>
          {copy.downloadAgreement}
        </Button>
        {actions.canChangeTerms && (
          <Button variant="default" onClick={() => setOpen('terms')}>
            {copy.changeTerms}
          </Button>
        )}
        {/* The head of the project has it as the main step, on every tab. */}
        {actions.canSign && (
          <Button variant="default" onClick={() => setOpen('sign')}>
            {copy.signAgreement}
          </Button>
        )}
      </div>
      {open === 'sign' && <SignDialog engagementId={engagementId} onClose={close} />}
      {open === 'terms' && (
        <TermsDialog engagementId={engagementId} signatures={signatures} onClose={close} />
      )}
    </div>
  )
}

type RowProps = Props & { signature: Signature; isCurrent: boolean }

function SignatureRow({ engagementId, signature, isCurrent }: RowProps) {
  const { version, signer, signed_at: at, typed_name: typed, name_differs: differs, sha256 } = signature
  return (
    <li className={cx(layout['stack-4'], styles['signature'])}>
      <p className={shared['flush']}>
        {copy.signedName(signer.name)} {isCurrent ? copy.thisVersion : copy.versionWord(version)}{' '}
        {formatDateTime(at)}
      </p>
      {differs && typed !== null && <p className={styles['warning']}>{copy.nameDiffers(typed)}</p>}
      <p className={cx(shared['figures'], styles['hash'])}>{copy.sha256(sha256)}</p>
      {!isCurrent && (
        <a className={cx(reach['alone'], styles['link'])} href={versionFile(engagementId, version)} download>
          {copy.downloadVersion(version)}
        </a>
      )}
    </li>
  )
}
