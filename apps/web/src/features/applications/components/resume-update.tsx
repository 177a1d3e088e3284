import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emptyDraft } from '#features/applications/draft.ts'
import { heldQueries } from '#features/applications/queries.ts'
import type { Held } from '#features/applications/resume-diff.ts'
import { expertQueries } from '#features/experts/queries.ts'
import { failureText } from '#platform/api-error.ts'
import { useSignedIn } from '#platform/session.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { SkeletonPage } from '#ui/skeleton-rows.tsx'
import { DiffStep } from './diff-step.tsx'
import { ResumeStep, type Resume } from './resume-step.tsx'
import styles from './wizard.module.css'

/** What a resume adds to a profile that holds something already (PRODUCT D-22). */
export function ResumeUpdate({ lead }: { lead: string }) {
  const user = useSignedIn()
  const [resume, setResume] = useState<Resume>({})
  const [draft, setDraft] = useState(() => emptyDraft(user))
  const { held, error, refetch } = useHeld(user.id)
  const state = {
    loading: held === undefined && error === null,
    reloading: false,
    error: error !== null && failureText(error, 'find'),
    isSearching: false,
    isEmpty: held === undefined,
    onFirstPage: true,
  }
  return (
    <ListStates state={state} onRefresh={refetch} skeleton={<SkeletonPage />}>
      <div className={styles['wizard']}>
        <div className={styles['card']}>
          {held && resume.isRead ? (
            <DiffStep draft={draft} held={held} onBack={() => setResume({})} />
          ) : (
            <>
              <p className={styles['lead']}>{lead}</p>
              <ResumeStep resume={resume} onResume={setResume} onRead={setDraft} />
            </>
          )}
        </div>
      </div>
    </ListStates>
  )
}

/** What the profile holds, as soon as all of it is here. */
function useHeld(id: string) {
  const profile = useQuery(expertQueries.profile(id))
  const experiences = useQuery(heldQueries.experiences.list(id))
  const educations = useQuery(heldQueries.educations.list(id))
  const certifications = useQuery(heldQueries.certifications.list(id))
  const skills = useQuery(heldQueries.skills.list(id))
  const languages = useQuery(heldQueries.languages.list(id))
  const all = [profile, experiences, educations, certifications, skills, languages]
  const isHere =
    profile.data &&
    experiences.data &&
    educations.data &&
    certifications.data &&
    skills.data &&
    languages.data
  const held: Held | undefined = isHere
    ? {
        profile: profile.data.data,
        experiences: experiences.data,
        educations: educations.data,
        certifications: certifications.data,
        skills: skills.data,
        languages: languages.data,
      }
    : undefined
  const failed = all.find(({ error }) => error !== null)
  return {
    held,
    error: failed?.error ?? null,
    refetch: () => void Promise.all(all.map((query) => query.refetch())),
  }
}
