import { useQuery } from '@tanstack/react-query'
import { privacyQueries } from '#features/privacy/queries.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Block } from '#features/experts/components/block.tsx'
import { copy } from '#features/privacy/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import { EraseButton } from './erase-button.tsx'

/** On the page of an expert, for administrators who look at somebody who can be erased: below all else, and with what it means. */
export function ExpertErasure({ personId }: { personId: string }) {
  const { canErasePeople } = useSignedIn().actions
  const { data: answer } = useQuery({ ...privacyQueries.of(personId), enabled: canErasePeople })
  if (answer === undefined || !answer.actions.canErase) return null
  return (
    <Block title={copy.erase}>
      <div className={cx(layout['stack-12'], layout['starts'])}>
        <p className={shared['note']}>{copy.eraseHelp}</p>
        <EraseButton person={answer.data} leadsTo="/admin/experts" />
      </div>
    </Block>
  )
}
