import { Link, Outlet } from '@tanstack/react-router'
import styles from './accounts-layout.module.css'
import { Logo } from './logo.tsx'
import { spelt } from '#ui/text/wording.ts'
import { copy } from '#app/copy.ts'

/** The quiet frame of login and registration: the logo, one card, the legal line. */
export function AccountsLayout() {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Logo />
      </header>
      <main className={styles['main']}>
        <Outlet />
      </main>
      <footer className={styles['foot']}>
        <Link to="/faqs">{spelt('Help & FAQS')}</Link>
        <Link to="/contact-us">{copy.contactUs}</Link>
      </footer>
    </div>
  )
}
