import { useConfig } from '#platform/session.tsx'
import styles from './footer.module.css'
import { cx } from '#ui/theme/class-names.ts'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

const YEAR = new Date().getFullYear()

/** Copyright and the social links of the provider. */
export function Footer() {
  const { provider, social_links: links } = useConfig()
  return (
    <footer className={cx(shared['note'], layout['wraps'], styles['footer'])}>
      <span>
        © {YEAR} {provider}
      </span>
      {links.length > 0 && (
        <ul className={cx(shared['list'], styles['links'])}>
          {links.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}
