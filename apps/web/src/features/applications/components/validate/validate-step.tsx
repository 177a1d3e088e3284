import type { ResumeShown } from '@guildhall/contract/applications/parsed-resume'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { copy, WIZARD_DELAY } from '#features/applications/copy.ts'
import { withValue } from '#features/applications/draft-changes.ts'
import type { Draft } from '#features/applications/draft.ts'
import {
  draftFaults,
  faultyIn,
  SECTIONS,
  sectionOf,
  type Faults,
  type SectionName,
} from '#features/applications/faults.ts'
import { summaryOf } from '#features/applications/part-summary.ts'
import { useLooked } from '#features/applications/use-looked.ts'
import { referenceQueries } from '#features/reference/queries.ts'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { focusFirstFault } from '#ui/forms/first-fault.ts'
import { useTimer } from '#ui/hooks/use-timer.ts'
import { EducationEntries } from './education-entries.tsx'
import { focusListFault } from './list-fault.tsx'
import { ResumeShownBeside } from './resume-shown.tsx'
import beside from './resume-shown.module.css'
import { SectionPanel } from './section-panel.tsx'
import { CertificateFields, ProfessionalFields, ProfileFields } from './value-fields.tsx'
import { WizardButtons } from '#features/applications/components/wizard/wizard-buttons.tsx'
import fields from './wizard-field.module.css'
import styles from '#features/applications/components/wizard/wizard.module.css'
import { WorkEntries } from './work-entries.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import failed from '#ui/feedback/failure.module.css'

const TITLES: Record<SectionName, string> = {
  profile: 'Profile Details',
  professional: 'Professional Details',
  work: 'Work Experience',
  education: 'Education',
  certificates: 'License & Certifications',
}

type Props = {
  draft: Draft
  /** The resume that it was read from. */
  shown?: ResumeShown | undefined
  onDraft: (draft: Draft) => void
  onPrevious: () => void
  onNext: () => void
}

export function ValidateStep({ draft: given, shown, onDraft, onPrevious, onNext }: Props) {
  const { data: nationalities } = useQuery(referenceQueries.nationalities())
  const names = nationalities?.map(({ name }) => name)
  const draft = withKnownNationality(given, names)
  const [open, setOpen] = useState<readonly SectionName[]>(() => [
    'profile',
    ...SECTIONS.filter((name) => unsureIn(given, name) > 0),
  ])
  const [editing, setEditing] = useState<readonly SectionName[]>([])
  const { faults, message, isPassing, asked, check, stay } = useChecks(draft, editing)
  const panels = useRef<HTMLDivElement>(null)
  const next = () => {
    const wrong = check(() => {
      onDraft(draft)
      onNext()
    })
    setOpen([...new Set([...open, ...wrong])])
  }
  const fix = (name: SectionName) => {
    setOpen([...new Set([...open, name])])
    setEditing([...new Set([...editing, name])])
    const panel = panels.current?.children[SECTIONS.indexOf(name)]
    focusFirstFault(panel, () => focusListFault(panel))
  }
  const { looked, looking } = useLooked()
  const change = (changed: Draft) => {
    stay()
    onDraft(changed)
  }
  const bodies = bodiesOf({ draft, onDraft: change, faults, nationalities: names ?? [] })
  return (
    <>
      <p className={styles['lead']}>{copy.validateLead}</p>
      <Gaps key={asked} faults={faults} onFix={fix} />
      <div className={shown && cx(layout['stack-16'], beside['review'])}>
        <div ref={panels} className={cx(layout['stack-12'], fields['panels'])} {...looking}>
          {SECTIONS.map((name) => (
            <SectionPanel
              key={name}
              title={TITLES[name]}
              summary={summaryOf(draft, name)}
              isOpen={open.includes(name)}
              onToggle={(isOpen) => setOpen(toggled(open, name, isOpen))}
              isEditing={editing.includes(name)}
              onEditing={(isEditing) => setEditing(toggled(editing, name, isEditing))}
              unsure={unsureIn(draft, name)}
              faults={Object.keys(faults).filter((field) => sectionOf(field) === name).length}
            >
              {bodies[name](editing.includes(name))}
            </SectionPanel>
          ))}
        </div>
        {shown && <ResumeShownBeside shown={shown} looked={looked} />}
      </div>
      <div role="alert">
        {message && (
          <p className={cx(failed['box'], styles['message'])} data-tone={isPassing ? 'success' : 'danger'}>
            {message}
          </p>
        )}
      </div>
      <WizardButtons onPrevious={onPrevious} onNext={next} pending={isPassing} />
    </>
  )
}

/** What is wrong, above the parts in which it stands: whoever asked to go on is brought here. */
function Gaps({ faults, onFix }: { faults: Faults; onFix: (name: SectionName) => void }) {
  const wrong = sectionsOf(faults)
  return (
    <ErrorSummary
      title={copy.fieldsToFix(Object.keys(faults).length)}
      errors={wrong.map((name) => ({ field: name, label: TITLES[name], text: faultyIn(faults, name) }))}
      onGo={(field) => wrong.filter((name) => name === field).forEach(onFix)}
    />
  )
}

type BodyProps = Parameters<typeof ProfessionalFields>[0] & { nationalities: readonly string[] }

function bodiesOf({ nationalities, ...props }: Omit<BodyProps, 'isEditing'>) {
  return {
    profile: (isEditing: boolean) => (
      <ProfileFields {...props} nationalities={nationalities} isEditing={isEditing} />
    ),
    professional: (isEditing: boolean) => <ProfessionalFields {...props} isEditing={isEditing} />,
    work: (isEditing: boolean) => <WorkEntries {...props} isEditing={isEditing} />,
    education: (isEditing: boolean) => <EducationEntries {...props} isEditing={isEditing} />,
    certificates: (isEditing: boolean) => <CertificateFields {...props} isEditing={isEditing} />,
  }
}

/** The checks of Next: once asked, they follow what is typed. */
function useChecks(draft: Draft, editing: readonly SectionName[]) {
  const timer = useTimer()
  const [asked, setAsked] = useState(0)
  const [isPassing, setPassing] = useState(false)
  const faults: Faults = asked > 0 ? draftFaults(draft) : {}
  const wrong = sectionsOf(faults)

  /** Returns the parts in which something is wrong; without any, goes on after a while. */
  function check(goOn: () => void): SectionName[] {
    const found = sectionsOf(draftFaults(draft))
    setAsked(asked + 1)
    setPassing(found.length === 0)
    if (found.length === 0) timer.start(goOn, WIZARD_DELAY)
    return found
  }

  /** What changes while it waits is checked first. */
  function stay(): void {
    timer.stop()
    setPassing(false)
  }

  const isReadOnly = wrong.some((name) => !editing.includes(name))
  const refusal = wrong.length === 0 ? undefined : isReadOnly ? copy.switchToEdit : copy.fillIn
  return { faults, message: isPassing ? copy.valid : refusal, isPassing, asked, check, stay }
}

function sectionsOf(faults: Faults): SectionName[] {
  return SECTIONS.filter((name) => Object.keys(faults).some((field) => sectionOf(field) === name))
}

function toggled(names: readonly SectionName[], name: SectionName, isIn: boolean): SectionName[] {
  const others = names.filter((other) => other !== name)
  return isIn ? [...others, name] : others
}

function unsureIn(draft: Draft, name: SectionName): number {
  if (name === 'work' || name === 'education') return draft[name].filter(({ isUnsure }) => isUnsure).length
  return draft.unsure.filter((mark) => sectionOf(mark.split(':')[0] ?? '') === name).length
}

/** What the list does not know has to be chosen from it. */
function withKnownNationality(draft: Draft, names: readonly string[] | undefined): Draft {
  const { nationality } = draft.values
  if (names === undefined || nationality === '' || names.includes(nationality)) return draft
  return withValue(draft, 'nationality', '')
}
