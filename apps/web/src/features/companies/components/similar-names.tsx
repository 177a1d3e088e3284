import type { SimilarCompany } from '@guildhall/contract/companies/shapes'
import { Link } from '@tanstack/react-router'
import { copy } from '#features/companies/copy.ts'
import styles from './similar-names.module.css'
import { cx } from '#ui/theme/class-names.ts'
import shared from '#ui/theme/shared.module.css'
import { dotted } from '#ui/text/dotted.ts'

/** Warns of companies of nearly the same name; nothing without any. */
export function SimilarNames({ companies }: { companies: readonly SimilarCompany[] }) {
  return (
    <div role="alert" className={cx(shared['unless-empty'], styles['notice'])}>
      {companies.length > 0 && (
        <>
          <p>
            <strong>{copy.thereAreCompaniesOfNearly}</strong> {copy.pickOneOrAdd}
          </p>
          <ul>
            {companies.map(({ id, name, type, country, is_draft: isDraft }) => (
              <li key={id}>
                <Link to="/companies/$companyId" params={{ companyId: id }} target="_blank">
                  {name}
                </Link>{' '}
                {dotted([isDraft && 'draft', type, country])}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
