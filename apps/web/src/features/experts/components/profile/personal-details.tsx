import type { Profile } from '@guildhall/contract/experts/profile'
import { Suspense, useState } from 'react'
import { Block, EditButton } from '#features/experts/components/block.tsx'
import { copy } from '#features/experts/copy.ts'
import { Facts, type Fact } from '#features/experts/components/facts.tsx'
import { later } from '#ui/hooks/later.ts'

const AccountDialog = later(() => import('./account-dialog.tsx'), 'AccountDialog')

type Props = { profile: Profile; canEdit: boolean }

/** Names and ways to reach a person; what the reader may not see does not stand here. */
export function PersonalDetails({ profile, canEdit }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Block
      title={copy.personalDetails}
      action={canEdit && <EditButton noun={copy.personalDetailsText} onClick={() => setOpen(true)} />}
    >
      <Facts facts={detailsOf(profile)} />
      <Suspense>{isOpen && <AccountDialog profile={profile} onClose={() => setOpen(false)} />}</Suspense>
    </Block>
  )
}

function detailsOf(profile: Profile): Fact[] {
  const { email, phone, linked_in_url: linkedIn, twitter_handle: twitter } = profile
  const contacts: (Fact | false)[] = [
    { label: 'Full name', value: profile.name },
    { label: 'Internal code', value: profile.internal_id },
    email !== undefined && { label: 'Email', value: email, href: `mailto:${email}` },
    Boolean(profile.pending_email) && {
      label: 'New email',
      value: copy.notConfirmedYet(profile.pending_email ?? ''),
    },
    phone !== undefined && {
      label: 'Phone',
      value: phone && `${phone.country_code} ${phone.number}`,
      href: phone ? `tel:${phone.country_code}${phone.number.replaceAll(/\D/g, '')}` : '',
    },
    linkedIn !== undefined && { label: 'LinkedIn', value: linkedIn && shortLink(linkedIn), href: linkedIn },
    twitter !== undefined && { label: 'Twitter', value: twitter, href: twitter && twitterLink(twitter) },
    profile.hear_about_us !== undefined && {
      label: 'Heard about us',
      value: [profile.hear_about_us, profile.referral_name].filter(Boolean).join(', '),
    },
  ]
  return contacts.filter((fact) => fact !== false)
}

/** How a LinkedIn address reads. */
export function shortLink(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}

export function twitterLink(handle: string): string {
  return `https://twitter.com/${encodeURIComponent(handle.replace(/^@/, ''))}`
}
