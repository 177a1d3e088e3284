import styles from './wizard.module.css'

const STEPS = ['Register', 'Resume', 'Validate', 'Rate']

/** Where the applicant is; what lies behind is done. */
export function WizardSteps({ current }: { current: number }) {
  return (
    <ol className={styles['steps']} aria-label="Steps">
      {STEPS.map((label, index) => (
        <li
          key={label}
          className={styles['step']}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles['number']} aria-hidden>
            {index < current ? '✓' : index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
