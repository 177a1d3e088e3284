import { noticeKind } from '#features/notifications/service.ts'

/** What time alone asks of an expert (PRODUCT 5.12), as administrators find it. */
export const UPKEEP = {
  consent: noticeKind({
    name: 'experts.consent_due',
    title: 'Personal data notice due',
    occasion: 'Sent to an approved expert whose last consent is more than a year old.',
    placeholders: {},
    subject: 'Please accept the personal data notice again.',
    body: 'We ask for it once a year. Without it nobody can hire you. You will find it on your profile.',
  }),
  certificate: noticeKind({
    name: 'experts.certificate_expires',
    title: 'Certificate about to expire',
    occasion: 'Sent to an approved expert 30 days before a certificate or license expires.',
    placeholders: {
      title: { meaning: 'The name of the certificate', sample: 'PMP', isRequired: true, isBold: true },
      until: { meaning: 'Its last day', sample: 'Dec 31,2026', isDay: true },
    },
    subject: '{title} expires soon.',
    body: 'It is valid until {until}. Add the new one to your profile when you have it.',
  }),
  profile: noticeKind({
    name: 'experts.profile_old',
    title: 'Profile to look at again',
    occasion: 'Sent to an approved expert whose profile has not changed for 90 days.',
    placeholders: {},
    subject: 'You last updated your profile 90 days ago. Is it still up to date?',
    body: 'Managers find you by what it says.',
  }),
}
