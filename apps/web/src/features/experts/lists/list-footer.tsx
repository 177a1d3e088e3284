import { MAX_PAGE_SIZE } from '@guildhall/contract/envelope'
import { copy } from '#features/experts/copy.ts'
import { useMoreKind } from '#platform/lists/more-kind.ts'
import { LoadMore } from '#ui/lists/load-more.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import styles from './list-footer.module.css'
import type { ExpertsList } from './use-experts-list.ts'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Where the reader is in the list, and the way on: ten more until there are a hundred, then pages. */
export function ListFooter({ experts }: { experts: ExpertsList }) {
  const moreKind = useMoreKind()
  const { list, pageSize, step, grow, goTo } = experts
  const pagination = list.data?.pagination
  if (pagination === undefined || pagination.total === 0) return null
  if (pageSize >= MAX_PAGE_SIZE) return <Pagination {...pagination} onPage={goTo} />
  const { from, to, total } = pagination
  if (total <= step) return null
  return (
    <div className={cx(layout['spread-wrap-12'], styles['footer'])}>
      <output className={cx(shared['note'], shared['figures'])}>{copy.showing(from, to, total)}</output>
      <LoadMore
        kind={moreKind}
        pageSize={step}
        remaining={total - to}
        loading={list.isPlaceholderData}
        onMore={grow}
      />
    </div>
  )
}
