import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { GalleryDialogs } from './gallery-dialogs.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryLists } from './gallery-lists.tsx'
import { GalleryParts } from './gallery-parts.tsx'
import styles from './gallery.module.css'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { ToastArea } from '#ui/feedback/toasts.tsx'

const PAGES = {
  lists: { label: 'Lists', Page: GalleryLists },
  forms: { label: 'Forms and files', Page: GalleryForms },
  dialogs: { label: 'Dialogs and toasts', Page: GalleryDialogs },
  parts: { label: 'Parts', Page: GalleryParts },
}

/** Every shared widget in its states; in development only. A `#forms` in the address opens that tab. */
export function Gallery() {
  const [page, setPage] = useState(() => pageOf(window.location.hash.slice(1)))
  const { Page } = PAGES[page]
  const open = (next: string | null) => {
    setPage(pageOf(next))
    window.history.replaceState(window.history.state, '', `#${next}`)
  }
  return (
    <div className={styles['page']}>
      <ToastArea />
      <PageHeader title="Shared widgets" />
      <Tabs value={page} onChange={open}>
        <Tabs.List aria-label="Kinds of widgets">
          {Object.entries(PAGES).map(([key, { label }]) => (
            <Tabs.Tab key={key} value={key}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={page} className={styles['panel'] ?? ''}>
          <Page />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}

function pageOf(key: string | null): keyof typeof PAGES {
  if (key === 'forms' || key === 'dialogs' || key === 'parts') return key
  return 'lists'
}
