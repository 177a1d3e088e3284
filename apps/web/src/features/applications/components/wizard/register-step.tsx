import { copy } from '#features/applications/copy.ts'
import { useSignedIn } from '#platform/session.tsx'
import { WizardButtons } from './wizard-buttons.tsx'
import styles from './wizard.module.css'
import { Facts } from '#ui/layout/facts.tsx'

/** Done before the wizard began: the account, as it stands. */
export function RegisterStep({ onNext }: { onNext: () => void }) {
  const { name, email } = useSignedIn()
  return (
    <>
      <Facts
        at="lines"
        className={styles['facts']}
        facts={[
          [copy.name, name],
          [copy.email, email],
        ]}
      />
      <WizardButtons onNext={onNext} />
    </>
  )
}
