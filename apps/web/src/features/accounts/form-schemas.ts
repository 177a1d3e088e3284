const shapes = () => import('@guildhall/contract/accounts-shapes')

/** What checks the forms in front of the portal. The page does not wait for it: it is loaded while somebody types. */
export const formSchemas = {
  login: async () => (await shapes()).LoginForm,
  code: async () => (await shapes()).CodeForm,
  forgot: async () => (await shapes()).ForgotForm,
  register: async () => (await shapes()).RegisterForm,
  reset: async () => (await shapes()).ResetForm,
  changePassword: async () => (await shapes()).ChangePasswordForm,
  acceptInvitation: async () => (await shapes()).AcceptInvitationForm,
}
