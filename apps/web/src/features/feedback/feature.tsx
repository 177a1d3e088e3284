import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
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
