import { copy } from '#features/applications/copy.ts'
import { useSignedIn } from '#platform/session.tsx'
import { WizardButtons } from './wizard-buttons.tsx'
import styles from './wizard.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Done before the wizard began: the account, as it stands. */
export function RegisterStep({ onNext }: { onNext: () => void }) {
  const { name, email } = useSignedIn()
  return (
    <>
      <h2 className={cx(shared['title'], styles['title'])}>{copy.yourAccount}</h2>
      <dl className={cx(layout['stack-12'], styles['facts'])}>
        <div>
          <dt>{copy.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{copy.email}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <WizardButtons onNext={onNext} />
    </>
  )
}
