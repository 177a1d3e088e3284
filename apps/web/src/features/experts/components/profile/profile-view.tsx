import type { ProfileAnswer } from '@guildhall/contract/experts/profile'
import { Button } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import type { ProfileMode } from '#features/experts/profile-mode.ts'
import { educations } from '#features/experts/long-sections.ts'
import { languages, skills } from '#features/experts/short-sections.ts'
import { downloadProfile } from '#features/experts/queries.ts'
import { useIsOwn } from '#features/experts/use-is-own.ts'
import { copy } from '#features/experts/copy.ts'
import { useWindowTitle } from '#platform/window-title.ts'
import { AboutMe } from './about-me.tsx'
import { AreasOfExpertise } from './areas-of-expertise.tsx'
import { Banners } from './banners.tsx'
import { Certificates } from './certificates.tsx'
import { DocumentExport } from './document-export.tsx'
import { Files } from '#features/experts/components/files/files.tsx'
import { Experiences } from './experiences.tsx'
import { PersonalDetails } from './personal-details.tsx'
import { Preferences } from './preferences.tsx'
import { ProfileHeader } from './profile-header.tsx'
import styles from './profile-view.module.css'
import { ProviderProjects } from './provider-projects.tsx'
import { later } from '#ui/hooks/later.ts'
import { SectionCard } from '#features/experts/components/sections/section-card.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'
import columns from '#ui/layout/columns.module.css'

const Ratings = later(() => import('./ratings.tsx'), 'Ratings')

type Props = {
  answer: ProfileAnswer
  mode: ProfileMode
  onMode: (mode: ProfileMode) => void
  /** Other things to do with this person, from the page around it; nothing for the public view. */
  more?: ReactNode
  /** Stands below the banners, which it goes with. */
  notice?: ReactNode
  frame?: ProfileFrame | undefined
}

/** What a page puts around a profile that is looked at: staff work on experts in tabs. */
export interface ProfileFrame {
  /** Beside the mode button. */
  actions?: ReactNode
  /** Below the header. */
  tabs?: ReactNode
  /** Instead of the main column, while another tab is open. */
  panel?: ReactNode
  /** On top of the facts. */
  beside?: ReactNode
  /** Below the facts: what hurts. */
  below?: ReactNode
}

/** A profile in two columns; what can be edited follows the server's `canEdit` (specification spec 001 §6). */
export function ProfileView({ answer, mode, onMode, more, notice, frame = {} }: Props) {
  const { data: profile, actions } = answer
  const isOwn = useIsOwn(profile)
  useWindowTitle(isOwn ? undefined : profile.name)
  const canEdit = actions.canEdit && mode === 'edit'
  return (
    <>
      {mode !== 'public' && <Banners profile={profile} isOwn={isOwn} />}
      {mode !== 'public' && notice}
      <div className={cx(layout['stack-20'], columns['main-and-aside'], styles['columns'])}>
        <div className={cx(layout['stack-20'], shared['shrinks'])}>
          <ProfileHeader
            profile={profile}
            canEdit={canEdit}
            actions={
              <>
                {profile.is_expert && (
                  <DocumentExport
                    name={profile.name}
                    load={(format) =>
                      downloadProfile(profile.id, format, mode === 'public' ? 'public' : undefined)
                    }
                  />
                )}
                <ModeButton mode={mode} isOwn={isOwn} canEdit={actions.canEdit} onMode={onMode} />
                {mode !== 'public' && more}
                {frame.actions}
              </>
            }
          />
          {frame.tabs}
          {frame.panel && <div className={cx(shared['card'], shared['shrinks'])}>{frame.panel}</div>}
          {frame.panel === undefined && (
            <div className={cx(shared['card'], shared['shrinks'])}>
              <PersonalDetails profile={profile} canEdit={canEdit} />
              <AboutMe profile={profile} actions={actions} canEdit={canEdit} />
              {profile.is_expert && <LongSections personId={profile.id} canEdit={canEdit} />}
            </div>
          )}
          {isOwn && mode !== 'public' && typeof profile.rating === 'number' && (
            <div className={cx(shared['card'], shared['shrinks'])}>
              <Suspense>
                <Ratings personId={profile.id} />
              </Suspense>
            </div>
          )}
          {actions.canSeeProjects && frame.panel === undefined && (
            <div className={cx(shared['card'], shared['shrinks'])}>
              <ProviderProjects personId={profile.id} />
            </div>
          )}
        </div>
        {profile.is_expert && (
          <aside
            className={cx(shared['card'], shared['shrinks'], styles['facts'])}
            aria-label={copy.expertFacts}
          >
            {frame.beside}
            <Preferences profile={profile} canSeeRate={actions.canSeeRate} canEdit={canEdit} />
            <SectionCard section={skills} ownerId={profile.id} canEdit={canEdit} />
            <SectionCard section={languages} ownerId={profile.id} canEdit={canEdit} />
            <Papers answer={answer} canEdit={canEdit} mode={mode} />
            {frame.below}
          </aside>
        )}
      </div>
    </>
  )
}

type PapersProps = Pick<Props, 'answer' | 'mode'> & { canEdit: boolean }

/** Files and agreements, for whom may see them. */
function Papers({ answer: { data: profile, actions }, canEdit, mode }: PapersProps) {
  const isPublic = mode === 'public'
  return (
    <>
      {actions.canSeeFiles && (
        <Files
          set="attachments"
          personId={profile.id}
          canEdit={canEdit}
          view={isPublic ? 'public' : undefined}
        />
      )}
      {!isPublic && actions.canSeeAgreements && <Files set="nda" personId={profile.id} canEdit={canEdit} />}
    </>
  )
}

function LongSections({ personId, canEdit }: { personId: string; canEdit: boolean }) {
  return (
    <>
      <Experiences personId={personId} canEdit={canEdit} />
      <AreasOfExpertise personId={personId} canEdit={canEdit} />
      <SectionCard section={educations} ownerId={personId} canEdit={canEdit} />
      <Certificates personId={personId} canEdit={canEdit} />
    </>
  )
}

type ModeProps = { mode: ProfileMode; isOwn: boolean; canEdit: boolean; onMode: Props['onMode'] }

/** The owner goes between editing and the public view; somebody else who may, into editing and out of it. */
function ModeButton({ mode, isOwn, canEdit, onMode }: ModeProps) {
  if (isOwn && mode !== 'public') {
    return (
      <>
        {mode === 'view' && canEdit && <Button onClick={() => onMode('edit')}>{copy.editMode}</Button>}
        <Button variant="default" onClick={() => onMode('public')}>
          {copy.viewAsPublic}
        </Button>
      </>
    )
  }
  if (isOwn) return <Button onClick={() => onMode('edit')}>{copy.editMode}</Button>
  if (!canEdit) return null
  if (mode === 'edit') {
    return (
      <Button variant="default" onClick={() => onMode('view')}>
        {copy.exitEditMode}
      </Button>
    )
  }
  return (
    <Button variant="default" onClick={() => onMode('edit')}>
      {copy.editUserProfile}
    </Button>
  )
}
