import { Link } from '@tanstack/react-router'

/** A step of a breadcrumb: the page that lies above is not the current one, although its address begins like it. */
export function crumbLink({ label, href }: { label: string; href: string }) {
  return (
    <Link to={href} activeOptions={{ exact: true }}>
      {label}
    </Link>
  )
}
