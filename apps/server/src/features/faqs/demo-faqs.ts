import type { GivenFaq } from './given.ts'

const EXPERT = ['growth_experts_expert'] as const
const MANAGER = ['growth_experts_manager', 'growth_experts_admin'] as const
const HR = ['growth_experts_hr_generalist', 'growth_experts_admin'] as const
const CUSTOMER = ['growth_experts_customer'] as const

/** What people ask about this portal, with the answers that it really gives. */
export const DEMO_FAQS: readonly (GivenFaq & { title: string; body: string })[] = [
  {
    title: 'What is Guildhall?',
    body: '<p>Guildhall is the network of independent experts who work with our analysts and consultants. Experts keep their profile here, managers set up projects and find the right people for them, and customers follow the projects that they take part in.</p>',
  },
  {
    title: 'Who can apply to become an expert?',
    body: '<p>Anybody with solid professional experience in an industry or a function that our projects need. Most of our experts have worked for <strong>ten years or more</strong> in their field; there is no fixed minimum.</p><p>Former employees are welcome. Tell us about it in your profile, so that we can treat your application correctly.</p>',
  },
  {
    title: 'How do I apply?',
    body: '<ol><li><p>Create an account and confirm your email address.</p></li><li><p>Upload your resume as a PDF, or fill in your profile step by step.</p></li><li><p>Check what we read from the resume, name your rate, and submit.</p></li></ol><p>We review every application by hand and write to you as soon as there is a decision.</p>',
  },
  {
    title: 'Which files can I upload as a resume?',
    body: '<p>A PDF with text in it, up to 10 MB. The export of a LinkedIn profile works well. From a scanned page we cannot read anything: in that case you continue by hand and attach the file to your profile.</p>',
  },
  {
    title: 'How long does the review take?',
    body: '<p>Usually a few working days. While we review your application you can go on editing your profile. If something is missing we send you a reminder, at most once a day.</p>',
  },
  {
    title: 'What does it cost?',
    body: '<p>Nothing. Neither applying nor being part of the network costs anything, and we take no share of the rate that you agree with us.</p>',
  },
  {
    title: 'How do you protect my personal data?',
    body: '<p>Before your first upload you read and accept our personal data notice. Contacts, rates and documents are seen only by the people who need them for a project. You can download your data or ask for its erasure at any time under <a href="/profile-settings">Profile settings</a>.</p>',
  },
  {
    title: 'I forgot my password. What can I do?',
    body: '<p>Choose <em>Forgot your password?</em> on the login page. We send you a link that is valid for a short time and works once. After several wrong passwords the login is closed for a while.</p>',
  },
  {
    title: 'Which browsers are supported?',
    body: '<p>The current versions of Chrome, Edge, Firefox and Safari, on a computer, a tablet or a phone.</p>',
  },
  {
    title: 'How can I contact you?',
    body: '<p>Signed in, choose <strong>Feedback</strong> in the menu: your message reaches the administrators together with the page that you are on. The page <a href="/contact-us">Contact us</a> will tell you more soon.</p>',
  },
  {
    title: 'How do I sign in with a second factor?',
    body: '<p>Under <a href="/profile-settings?tab=security">Profile settings, Security</a> you scan a code with an authenticator app. From then on we ask for a six-digit code after your password. Keep the recovery codes in a safe place.</p><p>If a code is refused, check that the clock of your phone is set automatically.</p>',
  },
  {
    title: 'What do the statuses of my application mean?',
    audience: 'role',
    roles: EXPERT,
    body: '<ul><li><p><strong>Incomplete</strong>: some sections still need at least one entry.</p></li><li><p><strong>Pending</strong>: we are reviewing your application.</p></li><li><p><strong>Approved</strong>: you see open projects and can apply for them.</p></li><li><p><strong>Rejected</strong>: the banner on your profile gives the reason, and says whether you may submit again.</p></li><li><p><strong>Suspended</strong>: your profile is read-only until we have talked.</p></li></ul>',
  },
  {
    title: 'Why do I not see any projects?',
    audience: 'role',
    roles: EXPERT,
    body: '<p>Projects open as soon as your profile is approved. After that you see the published projects and those that you were asked for. If you have paused (<em>Not taking projects</em>), managers do not find you in their search.</p>',
  },
  {
    title: 'How should I set my rate?',
    audience: 'role',
    roles: EXPERT,
    body: '<p>Give the rate that you usually charge, by the hour, day or month, in US dollars. An empty rate means that it is negotiable. The rate is seen by administrators and by managers on their own projects, never by customers; you can offer another one for each project.</p>',
  },
  {
    title: 'What happens after I am asked for a project?',
    audience: 'role',
    roles: EXPERT,
    body: '<p>You have seven days to accept or decline. If you accept, the manager reviews your answers and may hire you. You hear about every step, also when somebody else was chosen.</p>',
  },
  {
    title: 'How do I find the right expert for a project?',
    audience: 'role',
    roles: MANAGER,
    body: '<p>Open the project and choose <strong>Hire</strong>. <em>Recommended</em> ranks the approved and available experts and explains each score; <em>Search</em> has all filters of the expert list. Up to three people can be compared side by side.</p>',
  },
  {
    title: 'Who approves my project?',
    audience: 'role',
    roles: MANAGER,
    body: '<p>An administrator other than you. Request the approval once all required fields are filled in; the content is locked until there is a decision. You can recall the request as long as it is open.</p>',
  },
  {
    title: 'What belongs to the onboarding of an IC?',
    audience: 'role',
    roles: HR,
    body: '<p>A current consent, the signed non-disclosure agreement, an agreed rate, the tax form or its waiver. Bank details are recorded elsewhere and only ticked off here. Consents are renewed every year.</p>',
  },
  {
    title: 'What can I see as a customer?',
    audience: 'role',
    roles: CUSTOMER,
    body: '<p>The projects that you are a member of. Your level decides what you can do there: <strong>view</strong> it once it is published, <strong>comment</strong>, <strong>collaborate</strong> before publication and upload files, or <strong>manage</strong>, which includes inviting colleagues.</p>',
  },
  {
    title: 'How do I keep a project at hand?',
    audience: 'authenticated',
    body: '<p>Press the heart on its card or page. Your <a href="/favorites">favorites</a> can be searched and sorted; only you see them.</p>',
  },
  {
    title: 'Which notifications do I get, and where do I switch them off?',
    audience: 'authenticated',
    body: '<p>The bell at the top holds everything that concerns you. For each kind of event you decide under <a href="/profile-settings">Profile settings</a> whether it also reaches you by email, and whether at once or in a daily summary.</p>',
  },
  {
    title: 'Will there be an app for my phone?',
    isPublished: false,
    body: '<p>Every page works in the browser of your phone. There is no plan for an app.</p>',
  },
]
