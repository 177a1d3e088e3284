import type { Sent } from '@guildhall/contract/endpoint'
import { invitations, type InvitationForm } from '@guildhall/contract/gigs/invitations'
import type { GigKind } from '@guildhall/contract/gigs/kinds'
import { members, type MemberType, type NewMember } from '@guildhall/contract/gigs/members'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { stillSeesMembers } from '#features/gigs/queries.ts'
import { call } from '#platform/api.ts'

/** How many users a search shows before the list is scrolled. */
const FOUND = 10
const MEMBERS = 20

interface Paged {
  pagination: { nextPage: number | null }
}
const NOBODY = { data: [], pagination: { nextPage: null, total: 0 } }
const nextPage = ({ pagination }: Paged) => pagination.nextPage

export const memberQueries = {
  /** The members of one type, page after page. */
  all: (gigId: string, type: MemberType) =>
    infiniteQueryOptions({
      queryKey: ['gigs', gigId, 'members', type],
      queryFn: async ({ client, signal, pageParam: page }) => {
        if (!(await stillSeesMembers(client, gigId))) return NOBODY
        const query = { type, page, pageSize: MEMBERS }
        return call(members.list, { params: { id: gigId }, query }, { signal })
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      select: ({ pages }) => ({
        members: pages.flatMap(({ data }) => data),
        total: pages.at(-1)?.pagination.total ?? 0,
      }),
    }),

  /** Who may be added and has this in their name. */
  available: ({ keyword, ...query }: AvailableQuery) =>
    infiniteQueryOptions({
      queryKey: ['gigs', query.id, 'available', query, keyword],
      queryFn: ({ signal, pageParam: page }) =>
        call(members.available, { query: { ...query, keyword, page, pageSize: FOUND } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      select: ({ pages }) => pages.flatMap(({ data }) => data),
      enabled: keyword !== '',
      placeholderData: keepPreviousData,
    }),

  roles: (kind: GigKind) =>
    queryOptions({
      queryKey: ['gigs', 'contributor-roles', kind],
      queryFn: ({ signal }) => call(members.roles, { query: { project_name: kind } }, { signal }),
      select: ({ data }) => data,
      staleTime: Infinity,
      meta: { isChoice: true },
    }),

  permissions: (kind: GigKind) =>
    queryOptions({
      queryKey: ['gigs', 'permissions', kind],
      queryFn: ({ signal }) => call(members.permissions, { query: { type: kind } }, { signal }),
      select: ({ data }) => data,
      staleTime: Infinity,
      meta: { isChoice: true },
    }),

  invitations: (gigId: string) =>
    queryOptions({
      queryKey: ['gigs', gigId, 'invitations'],
      queryFn: ({ signal }) =>
        call(invitations.list, { params: { id: gigId }, query: { pageSize: 100 } }, { signal }),
      select: ({ data }) => data,
    }),
}

export interface AvailableQuery {
  id: string
  type: MemberType
  keyword: string
  role?: string | undefined
}

export function addMembers(gigId: string, added: readonly NewMember[]) {
  return call(members.add, { params: { id: gigId }, body: { members: [...added] } })
}

export function removeMember(gigId: string, memberId: string) {
  return call(members.remove, { params: { id: gigId, member_id: memberId } })
}

export function changePermission(gigId: string, memberId: string, permissionId: string) {
  const params = { id: gigId, member_id: memberId }
  return call(members.update, { params, body: { permission_id: permissionId } })
}

export function invite(gigId: string, form: Sent<typeof invitations.create, 'body'> & InvitationForm) {
  return call(invitations.create, { params: { id: gigId }, body: form })
}

/** Names and address are known to the server. */
export function inviteAgain(gigId: string, userId: string, permissionId: string) {
  const body = { user_id: userId, permission_id: permissionId }
  return call(invitations.again, { params: { id: gigId }, body })
}

export function resendInvitation(gigId: string, invitationId: string) {
  return call(invitations.resend, { params: { id: gigId, invitation_id: invitationId }, body: {} })
}

export function revokeInvitation(gigId: string, invitationId: string) {
  return call(invitations.revoke, { params: { id: gigId, invitation_id: invitationId } })
}
