import { Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import IconPrinter from '~icons/printer'
import { useState } from 'react'
import { prefixOf } from '#platform/addresses.ts'
import { crumbLink } from '#platform/crumb-link.tsx'
import { requireFound } from '#platform/missing.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Breadcrumb } from '#ui/layout/page-header.tsx'
import { SkeletonPage } from '#ui/lists/skeleton-rows.tsx'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import { ShortlistSheet } from './components/shortlist/shortlist-sheet.tsx'
import { copy } from './copy.ts'
import { GigStates } from './components/gig-states.tsx'
import { hiringQueries } from './queries.ts'
import styles from './shortlist-page.module.css'

/** The shortlist as one page to show to those who decide: on a screen, on paper, as a PDF. */
export function ShortlistPage() {
  const { gigId = '' } = useParams({ strict: false })
  const prefix = prefixOf(useSignedIn()) ?? ''
  const [hasVotes, setVotes] = useState(true)
  const gig = useQuery(hiringQueries.gig(gigId))
  const list = useQuery(hiringQueries.shortlist(gigId))
  requireFound(gig.error)
  if (gig.data === undefined || list.data === undefined) {
    return <GigStates loads={[gig, list]} skeleton={<SkeletonPage />} />
  }
  const project = gig.data.data
  const page = `/${prefix}/projects/${project.id}`
  return (
    <div className={cx(layout['stack-16'], styles['page'])}>
      <div className={cx(layout['spread-wrap'], styles['tools'])}>
        <Breadcrumb
          crumbs={[
            { label: copy.projects, href: `/${prefix}/projects` },
            { label: project.name, href: page },
            { label: copy.shortlistTitle },
          ]}
          renderLink={crumbLink}
        />
        <div className={cx(layout['row-wrap'], styles['choices'])}>
          <Switch
            label={copy.showVotes}
            checked={hasVotes}
            onChange={(event) => setVotes(event.currentTarget.checked)}
          />
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
            {copy.printOrPdf}
          </Button>
        </div>
      </div>
      <ShortlistSheet gig={project} entries={list.data.data} hasVotes={hasVotes} />
    </div>
  )
}
