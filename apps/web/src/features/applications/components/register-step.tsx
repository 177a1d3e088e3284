import { useSignedIn } from '#platform/session.tsx'
import { WizardButtons } from './wizard-buttons.tsx'
import styles from './wizard.module.css'

/** Done before the wizard began: the account, as it stands. */
export function RegisterStep({ onNext }: { onNext: () => void }) {
  const { name, email } = useSignedIn()
  return (
    <>
      <h2 className={styles['title']}>Your account</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>Name</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <WizardButtons onNext={onNext} />
    </>
  )
}
