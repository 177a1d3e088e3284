import { Link, useParams } from '@tanstack/react-router'
import { prefixOf } from '#platform/addresses.ts'
import { useSignedIn } from '#platform/session.tsx'
import { Breadcrumb } from '#ui/page-header.tsx'
import { ProfileLoader } from './components/profile-loader.tsx'

/** An expert's profile as staff and customers see it. */
export function ExpertPage() {
  const { expertId = '', tabName } = useParams({ strict: false })
  const prefix = prefixOf(useSignedIn()) ?? ''
  return (
    <ProfileLoader
      key={expertId}
      id={expertId}
      initial={tabName === 'edit' ? 'edit' : 'view'}
      renderHeader={(name) => (
        <Breadcrumb
          crumbs={[{ label: 'Experts', href: `/${prefix}/experts` }, { label: name }]}
          renderLink={({ label, href }) => <Link to={href}>{label}</Link>}
        />
      )}
    />
  )
}
