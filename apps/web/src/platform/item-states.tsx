import { Button } from '@mantine/core'
import { Link, useMatches } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { listFace } from '#ui/lists/list-faces.ts'
import { ListStates } from '#ui/lists/list-states.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { copy } from '#ui/text/copy.ts'
import { crumbLink } from './crumb-link.tsx'

type Props = ComponentProps<typeof ListStates> & {
  /** The page that the way to this one leads through. */
  above?: { label: string; href: string }
}

/** The four faces of a page about one thing: where nothing came, its head says what would stand here and leads back. */
export function ItemStates({ above, ...faces }: Props) {
  return (
    <>
      {listFace(faces.state) === 'error' && <Head above={above} />}
      <ListStates {...faces} />
    </>
  )
}

/** To load again leads nowhere where the reader lacks the right. */
function WayBack({ label, href }: NonNullable<Props['above']>) {
  return <Button renderRoot={(props) => <Link {...props} to={href} />}>{copy.backTo(label)}</Button>
}

function Head({ above }: { above: Props['above'] }) {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' })
  return (
    <PageHeader
      title={title}
      {...(above && { breadcrumb: [above, { label: title }], actions: <WayBack {...above} /> })}
      renderLink={crumbLink}
    />
  )
}
