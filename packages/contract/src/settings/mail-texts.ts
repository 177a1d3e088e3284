import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { done, item } from '#contract/envelope'
import { moment, requiredText, text } from '#contract/shapes'

const ONE_LINE = 'Write this in one line.'
// What a mail program or a header would take for the end of a line.
const oneLine = z.refine<string>((typed) => !/[\p{Cc}\u2028\u2029]/u.test(typed), { error: ONE_LINE })
// Mail programs make links of addresses; ours lead to the portal alone.
const withoutLinks = z.refine<string>((typed) => !/\b(?:https?:\/\/|www\.)/i.test(typed), {
  error: 'Leave addresses of the web out: the button leads to the portal.',
})

/** The words of a mail; `{name}` stands for what differs from mail to mail. */
export const MailWords = z.strictObject({
  subject: requiredText(200).check(oneLine, withoutLinks),
  /** Paragraphs, parted by empty lines; only a notification may go without. */
  body: text(5000).check(withoutLinks),
  /** Empty for a notification alone, whose mail has a button of its own. */
  button: text(60).check(oneLine, withoutLinks),
  /** Small, below the button; may be empty. */
  closing: text(500).check(withoutLinks),
})
export type MailWords = z.infer<typeof MailWords>

export const MailPlaceholder = z.strictObject({
  name: z.string(),
  meaning: z.string(),
  /** What stands there in the preview. */
  sample: z.string(),
  is_required: z.boolean(),
})

/** One mail of the portal with its words now and at first. */
export const MailText = z.strictObject({
  name: z.string(),
  title: z.string(),
  /** When it is sent, and to whom. */
  occasion: z.string(),
  placeholders: z.array(MailPlaceholder),
  words: MailWords,
  initial: MailWords,
  /** Also the notification in the portal; button and small print are those of the mail around it. */
  is_notice: z.boolean(),
  is_changed: z.boolean(),
  version: z.int(),
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(moment),
  changed_at_diff: z.nullable(z.string()),
})
export type MailText = z.infer<typeof MailText>

/** The mail as its reader sees it, filled with samples. */
export const MailPreview = z.strictObject({
  product: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
  closing: z.string(),
  /** Why these words would be refused; empty when they may be saved. */
  faults: z.array(z.string()),
})
export type MailPreview = z.infer<typeof MailPreview>

const access = { permission: 'CAN_MANAGE_SETTINGS' } as const
const nameParams = z.strictObject({
  name: z.string().check(z.regex(/^[a-z]+(?:[._][a-z]+)*$/), z.maxLength(60)),
})

export const mailTexts = {
  list: endpoint({
    method: 'GET',
    path: '/settings/mails',
    title: 'List email texts',
    access,
    rate: 'read',
    input: {},
    ok: item(z.array(MailText)),
  }),
  /** 422 for a placeholder that this mail does not have, or without one that it needs. */
  update: endpoint({
    method: 'PUT',
    path: '/settings/mails/:name',
    title: 'Update email text',
    access,
    rate: 'write',
    input: { params: nameParams, body: MailWords },
    ok: item(MailText),
  }),
  /** Back to the words that the portal came with. */
  reset: endpoint({
    method: 'DELETE',
    path: '/settings/mails/:name',
    title: 'Reset email text',
    access,
    rate: 'write',
    input: { params: nameParams },
    ok: item(MailText),
  }),
  /** Also of words that are not right yet: it says what is wrong with them. Stores nothing. */
  preview: endpoint({
    method: 'POST',
    path: '/settings/mails/:name/preview',
    title: 'Preview email text',
    access,
    rate: 'search',
    input: { params: nameParams, body: MailWords },
    ok: item(MailPreview),
    log: false,
  }),
  /** These words with samples, to the caller's own address; stores nothing. */
  test: endpoint({
    method: 'POST',
    path: '/settings/mails/:name/test',
    title: 'Send test email',
    access,
    rate: 'invite',
    input: { params: nameParams, body: MailWords },
    ok: done,
  }),
}
