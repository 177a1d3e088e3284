export const samples = {
  bodies: { 'POST /settings/scim/token': {} },
}
