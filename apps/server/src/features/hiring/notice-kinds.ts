import { noticeKind } from '#features/notifications/service.ts'
import { PLACEHOLDER } from '#features/settings/service.ts'

const project = { ...PLACEHOLDER.project, isBold: true } as const
const name = PLACEHOLDER.expert
const until = { meaning: 'Last day to answer', sample: 'Dec 31,2026', isDay: true } as const

const customer = { meaning: 'The name of the customer', sample: 'Anna Weber', isRequired: true } as const

/** What an expert is told of their requests, applications and hires (PRODUCT 5.12). */
export const TO_EXPERT = {
  requested: noticeKind({
    name: 'hiring.requested',
    title: 'Request for a project',
    occasion: 'Sent to the expert whom a manager requests.',
    placeholders: {
      project,
      until,
      message: {
        meaning: 'What the manager wrote; empty if none',
        sample: 'We would be glad to have you.',
      },
    },
    subject: 'You have been requested for {project}.',
    body: 'Please accept or decline by {until}.\n\n{message}',
  }),
  expiresSoon: noticeKind({
    name: 'hiring.expires_soon',
    title: 'Request expires soon',
    occasion: 'Sent to the expert a day before the request expires.',
    placeholders: { project, until },
    subject: 'The request for {project} expires in 24 hours.',
    body: 'Please accept or decline by {until}.',
  }),
  expired: noticeKind({
    name: 'hiring.expired',
    title: 'Request expired',
    occasion: 'Sent to an expert who did not answer in time.',
    placeholders: { project },
    subject: 'The request for {project} has expired.',
  }),
  withdrawn: noticeKind({
    name: 'hiring.request_withdrawn',
    title: 'Request withdrawn',
    occasion: 'Sent to the expert when a request is withdrawn.',
    placeholders: { project },
    subject: 'The request for {project} was withdrawn.',
  }),
  hired: noticeKind({
    name: 'hiring.hired',
    title: 'Hired',
    occasion: 'Sent to the expert who was hired.',
    placeholders: {
      project,
      start: { meaning: 'The first day of the work', sample: 'Jan 11,2027', isDay: true },
    },
    subject: 'You are hired for {project}.',
    body: 'Your work starts on {start}.',
  }),
  asked: noticeKind({
    name: 'hiring.paper_wanted',
    title: 'Signature or training requested',
    occasion: 'Sent to the expert when a manager asks for papers that a project requires.',
    placeholders: {
      project,
      paper: {
        meaning: 'What the expert must sign or learn',
        sample: 'Confidentiality agreement',
        isRequired: true,
      },
    },
    subject: '{project} needs this from you: {paper}.',
    body: 'Open it in the portal, read it, and sign or answer it there.',
  }),
  renewed: noticeKind({
    name: 'hiring.paper_renewed',
    title: 'New version to sign or learn',
    occasion: 'Sent to experts who completed an older version and need the new one for a project.',
    placeholders: {
      paper: { meaning: 'What has a new version', sample: 'Confidentiality agreement', isRequired: true },
    },
    subject: 'One of your projects needs the new version of {paper}.',
    body: 'Open it in the portal to read and complete it. What you signed before is kept.',
  }),
  termsChanged: noticeKind({
    name: 'hiring.terms_changed',
    title: 'Agreement changed',
    occasion: 'Sent to the expert when their terms change.',
    placeholders: { project },
    subject: 'Your agreement for {project} has changed. Please sign it again.',
  }),
  notSelected: noticeKind({
    name: 'hiring.not_selected',
    title: 'Not selected',
    occasion: 'Sent to an expert whose application was declined.',
    placeholders: { project },
    subject: 'Your application for {project} was not selected.',
    body: 'Thank you for your interest. We hope to work with you on another project.',
  }),
  ended: noticeKind({
    name: 'hiring.ended',
    title: 'Work ended',
    occasion: 'Sent to the expert whose hire has ended.',
    placeholders: { project },
    subject: 'Your work on {project} has ended.',
  }),
  rateNow: noticeKind({
    name: 'hiring.rate_project',
    title: 'Rate the project',
    occasion: 'Sent to the expert whose hire has ended.',
    placeholders: { project },
    subject: 'How was working on {project}? Rate it now.',
  }),
  gigClosed: noticeKind({
    name: 'hiring.project_closed',
    title: 'Project closed before an answer',
    occasion: 'Sent to experts who were requested or had applied.',
    placeholders: { project },
    subject: '{project} was closed.',
    body: 'Your request or application has ended with it. Thank you for your interest.',
  }),
}

/** What the managers of a project are told of an expert. */
export const TO_MANAGERS = {
  applied: noticeKind({
    name: 'hiring.applied',
    title: 'Application for a project',
    occasion: 'Sent to the managers of the project.',
    placeholders: { name, project },
    subject: '{name} applied for {project}.',
  }),
  accepted: noticeKind({
    name: 'hiring.accepted',
    title: 'Request accepted',
    occasion: 'Sent to the managers of the project.',
    placeholders: { name, project },
    subject: '{name} accepted the request for {project}.',
  }),
  declined: noticeKind({
    name: 'hiring.declined',
    title: 'Request declined',
    occasion: 'Sent to the managers of the project.',
    placeholders: {
      name,
      project,
      reasons: { meaning: 'The chosen reasons; empty if none', sample: 'No time.' },
      text: {
        meaning: 'What the expert wrote; empty if none',
        sample: 'Please ask me again in spring.',
      },
    },
    subject: '{name} declined the request for {project}.',
    body: '{reasons}\n\n{text}',
  }),
  expired: noticeKind({
    name: 'hiring.unanswered',
    title: 'Request not answered',
    occasion: 'Sent to the managers of the project.',
    placeholders: { name, project },
    subject: 'The request to {name} for {project} has expired.',
  }),
  withdrawn: noticeKind({
    name: 'hiring.withdrawn',
    title: 'Application withdrawn',
    occasion: 'Sent to the managers of the project.',
    placeholders: { name, project },
    subject: '{name} withdrew the application for {project}.',
  }),
  talkWanted: noticeKind({
    name: 'hiring.talk_wanted',
    title: 'Customer wants to talk to an expert',
    occasion: 'Sent to the managers of the project when a customer votes on the shortlist.',
    placeholders: { customer, name, project },
    subject: '{customer} wants to talk to {name} about {project}.',
    body: 'Propose a call, or tell them why not.',
  }),
  commented: noticeKind({
    name: 'hiring.commented',
    title: 'Comment on the shortlist',
    occasion: 'Sent to the managers of the project when a customer comments on someone on the shortlist.',
    placeholders: {
      customer,
      name,
      project,
      comment: { meaning: 'What the customer wrote', sample: 'Ask her about ageing cells, please.' },
    },
    subject: '{customer} commented on {name} for {project}.',
    body: '{comment}',
  }),
  signed: noticeKind({
    name: 'hiring.agreement_signed',
    title: 'Agreement signed',
    occasion: 'Sent to the managers of the project.',
    placeholders: { name, project },
    subject: '{name} signed the agreement for {project}.',
  }),
  rateNow: noticeKind({
    name: 'hiring.rate_expert',
    title: 'Rate the expert',
    occasion: 'Sent to the managers of the project when a hire ends.',
    placeholders: { name, project },
    subject: 'How was working with {name} on {project}? Rate it now.',
  }),
  expertLeft: noticeKind({
    name: 'hiring.expert_left',
    title: 'Expert no longer available',
    occasion: 'Sent to the managers of the project when an expert they requested leaves the network.',
    placeholders: { name, project },
    subject: '{name} is no longer available for {project}.',
  }),
  decide: noticeKind({
    name: 'hiring.decide',
    title: 'Hired expert suspended',
    occasion: 'Sent to the managers of the project.',
    placeholders: { name, project },
    subject: '{name}, hired for {project}, was suspended. Please decide how to go on.',
  }),
}

/** As administrators find them. */
export const hiringNotices = [...Object.values(TO_EXPERT), ...Object.values(TO_MANAGERS)]
