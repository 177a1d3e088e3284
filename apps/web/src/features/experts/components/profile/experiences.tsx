import type { Experience, ExperienceProject } from '@guildhall/contract/experts/sections'
import { useState } from 'react'
import { experiences, projects as section } from '#features/experts/long-sections.ts'
import { copy } from '#features/experts/copy.ts'
import styles from './experiences.module.css'
import { SectionCard } from '#features/experts/components/sections/section-card.tsx'
import { SectionDialogs, type Opened } from '#features/experts/components/sections/section-dialogs.tsx'
import { SectionEntries } from '#features/experts/components/sections/section-entries.tsx'

/** A project to an experience. */
const ADD = { kind: 'add' } as const

type Props = { experience: Experience; canEdit: boolean }

/** The work experience, each with the projects inside it. */
export function Experiences({ personId, canEdit }: { personId: string; canEdit: boolean }) {
  const [adding, setAdding] = useState<Experience>()
  return (
    <>
      <SectionCard
        section={experiences}
        ownerId={personId}
        canEdit={canEdit}
        renderBelow={(experience) => <ExperienceProjects experience={experience} canEdit={canEdit} />}
        addTo={(experience) => ({
          label: copy.addProject,
          name: copy.addNoun(copy.projectTo(experience.title)),
          run: () => setAdding(experience),
        })}
      />
      {adding && (
        <SectionDialogs
          section={section}
          ownerId={adding.id}
          taken={[]}
          opened={ADD}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}

/** The projects inside an experience. */
function ExperienceProjects({ experience, canEdit }: Props) {
  const [opened, setOpened] = useState<Opened<ExperienceProject>>()
  const { id, projects } = experience
  const actsOn = (row: ExperienceProject) => ({
    edit: () => setOpened({ kind: 'edit', row }),
    remove: () => setOpened({ kind: 'delete', row }),
  })
  if (projects.length === 0) return null
  return (
    <div className={styles['projects']}>
      <SectionEntries section={section} rows={projects} actsOn={canEdit ? actsOn : undefined} />
      <SectionDialogs
        section={section}
        ownerId={id}
        taken={[]}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}
