import type { Experience, ExperienceProject } from '@guildhall/contract/experts/sections'
import { useState } from 'react'
import { projects as section } from '#features/experts/long-sections.ts'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { AddButton } from './block.tsx'
import styles from './experience-projects.module.css'
import { SectionDialogs, type Opened } from '#features/experts/components/sections/section-dialogs.tsx'
import { SectionEntries } from '#features/experts/components/sections/section-entries.tsx'

type Props = { experience: Experience; canEdit: boolean }

/** The projects inside an experience. */
export function ExperienceProjects({ experience, canEdit }: Props) {
  const [opened, setOpened] = useState<Opened<ExperienceProject>>()
  const { id, title, projects } = experience
  const editing = {
    edit: (row: ExperienceProject) => setOpened({ kind: 'edit', row }),
    remove: (row: ExperienceProject) => setOpened({ kind: 'delete', row }),
  }
  if (projects.length === 0 && !canEdit) return null
  return (
    <div className={cx(layout['stack-6'], styles['projects'])}>
      {projects.length > 0 && (
        <SectionEntries section={section} rows={projects} editing={canEdit ? editing : undefined} />
      )}
      {canEdit && (
        <AddButton
          label={copy.addProject}
          noun={copy.projectTo(title)}
          onClick={() => setOpened({ kind: 'add' })}
        />
      )}
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
