import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireLogin } from '#platform/guards.ts'
import { accountsRoute, signedInPages } from '#platform/root-routes.ts'
import type { SettingsTabs } from './settings-tabs.ts'

const login = createRoute({
  getParentRoute: () => accountsRoute,
  path: 'login',
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
  staticData: { title: 'Log in', log: false },
})
const register = createRoute({
  getParentRoute: () => accountsRoute,
  path: 'register',
  component: lazyRouteComponent(() => import('./register-page.tsx'), 'RegisterPage'),
  staticData: { title: 'Create your account', log: false },
})
const verify = createRoute({
  getParentRoute: () => accountsRoute,
  path: 'verify',
  component: lazyRouteComponent(() => import('./verify-page.tsx'), 'VerifyPage'),
  staticData: { title: 'Confirm your email address', log: false },
})
const forgot = createRoute({
  getParentRoute: () => accountsRoute,
  path: 'forgot',
  component: lazyRouteComponent(() => import('./forgot-page.tsx'), 'ForgotPage'),
  staticData: { title: 'Forgot your password?', log: false },
})
const reset = createRoute({
  getParentRoute: () => accountsRoute,
  path: 'reset',
  component: lazyRouteComponent(() => import('./reset-page.tsx'), 'ResetPage'),
  staticData: { title: 'Set a new password', log: false },
})
const acceptInvitation = createRoute({
  getParentRoute: () => accountsRoute,
  path: 'accept-invitation',
  component: lazyRouteComponent(() => import('./accept-invitation-page.tsx'), 'AcceptInvitationPage'),
  staticData: { title: 'Accept the invitation', log: false },
})
const newPassword = createRoute({
  getParentRoute: () => accountsRoute,
  path: 'new-password',
  component: lazyRouteComponent(() => import('./new-password-page.tsx'), 'NewPasswordPage'),
  staticData: { title: 'Set a new password' },
  beforeLoad: requireLogin,
})
const twoStep = createRoute({
  getParentRoute: () => accountsRoute,
  path: 'two-step',
  component: lazyRouteComponent(() => import('./two-step-page.tsx'), 'TwoStepPage'),
  staticData: { title: 'Set up two-step sign-in' },
  beforeLoad: requireLogin,
})

/** The small pages in front of the portal. */
export const accountsRoutes = [login, register, verify, forgot, reset, acceptInvitation, newPassword, twoStep]

/** The account pages in the shell; `tabs` come from the features below. */
export function accountsSettingsRoutes(tabs: SettingsTabs) {
  const profileSettings = createRoute({
    getParentRoute: () => signedInPages,
    path: '/profile-settings',
    component: lazyRouteComponent(async () => {
      const { ProfileSettingsPage } = await import('./profile-settings-page.tsx')
      return { Page: () => <ProfileSettingsPage tabs={tabs} /> }
    }, 'Page'),
    staticData: { title: 'Profile settings' },
  })
  return [profileSettings]
}
