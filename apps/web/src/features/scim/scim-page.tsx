import { useQuery } from '@tanstack/react-query'
import { SettingsFrame } from '#features/settings/components/settings-frame.tsx'
import { listState } from '#platform/list-state.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import sections from '#ui/layout/sections.module.css'
import { ShownOnce } from '#ui/dialogs/shown-once.tsx'
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx'
import { Token } from './components/token.tsx'
import { copy } from './copy.ts'
import { scimQuery } from './queries.ts'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'

/** What an identity provider is given: the address, and the token that opens it. */
export function ScimPage() {
  const query = useQuery(scimQuery)
  const state = listState(query, {
    isEmpty: query.data === undefined,
  })
  return (
    <SettingsFrame title={copy.title} intro={copy.intro}>
      <ListStates
        state={state}
        onRefresh={() => void query.refetch()}
        skeleton={<SkeletonRows rows={2} columns={1} />}
      >
        {query.data && (
          <div className={cx(shared['card'], sections['card'])}>
            <section className={sections['section']} aria-labelledby="scim-url">
              <h3 id="scim-url" className={cx(shared['title'], shared['flush'])}>
                {copy.urlTitle}
              </h3>
              <p className={sections['lead']}>{copy.urlLead}</p>
              <ShownOnce label={copy.urlTitle} secret={query.data.url} />
            </section>
            <Token token={query.data.token} />
          </div>
        )}
      </ListStates>
    </SettingsFrame>
  )
}
