import type { ListView } from '@guildhall/contract/views'
import { Button } from '@mantine/core'
import IconBookmark from '~icons/bookmark'
import IconChevronDown from '~icons/chevron-down'
import { Suspense, useState } from 'react'
import { useListViews } from '#features/views/use-list-views.ts'
import { filterTexts } from '#ui/filters/filter-texts.ts'
import { arrived, later } from '#ui/hooks/later.ts'
import { late } from '#ui/popups/late.tsx'
import { Menu } from '#ui/popups/menu.tsx'

// Only the button stands there at once: what it opens comes with the first sign of somebody.
const ViewChoices = late(async () => (await arrived(() => import('./view-items.tsx'))).ViewChoices)
const ViewDialog = later(() => import('./view-dialog.tsx'), 'ViewDialog')
const DeleteView = later(() => import('./delete-view.tsx'), 'DeleteView')

/** The views of the list at hand: one press opens one, another keeps what the list asks for now. */
export function ViewsMenu() {
  const views = useListViews()
  const { list, isList, query, current } = views
  const [named, setNamed] = useState<ListView | 'new'>()
  const [removed, setRemoved] = useState<ListView>()
  if (!isList) return null
  return (
    <>
      <Menu
        position="bottom-end"
        width={280}
        target={
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            aria-label={current === undefined ? filterTexts.views : filterTexts.viewsOf(current.name)}
            title={current?.name}
          >
            {filterTexts.views}
          </Button>
        }
      >
        {(parts) => (
          <Suspense>
            <ViewChoices parts={parts} views={views} onName={setNamed} onRemove={setRemoved} />
          </Suspense>
        )}
      </Menu>
      {named !== undefined && (
        <Suspense>
          <ViewDialog
            list={list}
            query={query}
            view={named === 'new' ? undefined : named}
            onClose={() => setNamed(undefined)}
          />
        </Suspense>
      )}
      {removed && (
        <Suspense>
          <DeleteView view={removed} onClose={() => setRemoved(undefined)} />
        </Suspense>
      )}
    </>
  )
}
