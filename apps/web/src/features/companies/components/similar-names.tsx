import type { SimilarCompany } from '@guildhall/contract/companies/shapes'
import { Link } from '@tanstack/react-router'
import styles from './similar-names.module.css'

/** Warns of companies of nearly the same name; nothing without any. */
export function SimilarNames({ companies }: { companies: readonly SimilarCompany[] }) {
  return (
    <div role="alert" className={styles['notice']}>
      {companies.length > 0 && (
        <>
          <p>
            <strong>There are companies of nearly this name.</strong> Use one of them, or add this one anyway.
          </p>
          <ul>
            {companies.map(({ id, name, type, country, is_draft: isDraft }) => (
              <li key={id}>
                <Link to="/companies/$companyId" params={{ companyId: id }} target="_blank">
                  {name}
                </Link>{' '}
                {[isDraft && 'draft', type, country].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
