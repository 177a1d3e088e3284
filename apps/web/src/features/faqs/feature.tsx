import IconHelpCircle from '~icons/help-circle'
import { type Feature } from '#app/feature.ts'
import { prefixOf } from '#platform/addresses.ts'
import { can } from '#platform/session.tsx'
import { spelt } from '#ui/text/wording.ts'
import { faqsRoutes } from './routes.tsx'

export const faqs: Feature = {
  routes: () => faqsRoutes,
  menu: (user) => {
    const prefix = prefixOf(user)
    const to = prefix === undefined ? '/faqs' : `/${prefix}/faqs`
    return [{ group: 'Toolbox', label: spelt('Help & FAQS'), to, icon: IconHelpCircle, order: 10 }]
  },
  destinations: (user) =>
    prefixOf(user) === 'admin' && can(user, 'CAN_MANAGE_SETTINGS')
      ? [{ label: 'Edit questions', group: 'Administration', to: '/admin/settings/faqs' }]
      : [],
  hits: {
    faq: {
      one: 'FAQ',
      many: 'FAQs',
      icon: IconHelpCircle,
      path: ({ id }, prefix) =>
        prefix === 'admin' ? `/admin/settings/faqs?open=${id}` : `/${prefix}/faqs?id=${id}`,
    },
  },
}
