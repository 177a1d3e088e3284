import type { MemberType } from '@guildhall/contract/gigs/members'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { copy } from './copy.ts'
import type { UserOption } from './pending-members.ts'
import { memberQueries } from './queries.ts'

type Props = {
  gigId: string
  type: MemberType
  /** Slug of the role that is being filled. */
  role?: string | undefined
  value: UserOption | undefined
  onChange: (user: UserOption | undefined) => void
}

/** Finds a user who may be added; looks from the third character on. */
export function UserSearch({ gigId, type, role, value, onChange }: Props) {
  const [keyword, setKeyword] = useState('')
  const search = useInfiniteQuery(memberQueries.available({ id: gigId, type, role, keyword }))
  const found = keyword === '' ? [] : (search.data ?? [])
  const options = found.map(
    ({ id, name, photo, job_title: title, other_company: other, is_invited: isInvited }): UserOption => ({
      id,
      name,
      photo,
      warning: other === null ? null : copy.otherCompany(other),
      isInvited,
      ...detailOf(isInvited ? 'Invited' : title),
    }),
  )
  const choose = (option: { id: string } | undefined) => {
    onChange(options.find(({ id }) => id === option?.id))
    setKeyword('')
  }
  return (
    <SearchSelect
      label={copy.user}
      placeholder={copy.searchByName}
      value={value}
      onChange={choose}
      options={options}
      onSearch={setKeyword}
      loading={search.isFetching && !search.isFetchingNextPage}
      more={{
        hasMore: search.hasNextPage,
        loading: search.isFetchingNextPage,
        onMore: () => void search.fetchNextPage(),
      }}
    />
  )
}

function detailOf(detail: string | null) {
  return detail === null ? {} : { detail }
}
