import IconMessage2 from '~icons/message-2'
import IconMessageCircle from '~icons/message-circle'
import { none, type Feature, type MenuEntry } from '#app/feature.ts'
import { can } from '#platform/session.tsx'
import { feedbackRoutes } from './routes.tsx'

const MESSAGES: MenuEntry = {
  group: 'Administration',
  label: 'Feedback messages',
  to: '/feedback',
  icon: IconMessage2,
  order: 50,
}
const FORM: MenuEntry = {
  group: 'Toolbox',
  label: 'Feedback',
  to: { action: 'feedback' },
  icon: IconMessageCircle,
  order: 20,
}

export const feedback: Feature = {
  routes: () => feedbackRoutes,
  menu: (user, { feedback_enable: hasFeedback }) => [
    ...(can(user, 'CAN_SEE_ADMIN_FEEDBACK') ? [MESSAGES] : []),
    ...(hasFeedback ? [FORM] : []),
  ],
  destinations: none,
  hits: {
    feedback: {
      one: 'Feedback',
      many: 'Feedback',
      icon: IconMessage2,
      path: ({ id }) => `/feedback/${id}`,
    },
  },
}
