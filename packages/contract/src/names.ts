import * as z from 'zod/mini'
import { requiredText } from './shapes.ts'

// Control characters, line and paragraph separators, and what turns or hides the letters after it. The joiners stay:
// Persian and many Indian names are written with them, as are emoji.
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u
const LINK =
  /:\/\/|www\.|[\p{L}\p{N}_-]@[\p{L}\p{N}-]+\.|[\p{L}\p{N}-]\.(?:com|net|org|info|biz|xyz|io|ru|cn|test)\b/iu

/** Names stand in subjects, lists and files: one line, and nothing that hides or turns what follows. */
export const oneLine = z.refine<string>((name) => !HIDDEN.test(name), {
  error: 'Use one line without hidden characters.',
})

/** The name of a thing. */
export const thingName = (max: number, error?: string) => requiredText(max, error).check(oneLine)

/**
 * The name of a person, at most `max` characters: it stands in mails to others, so it holds nothing that a mail program
 * makes a link of, and no tags.
 */
export const nameOfPerson = (max: number, error?: string) =>
  thingName(max, error).check(
    z.refine((name) => !LINK.test(name), { error: 'A name holds no links.' }),
    z.refine((name) => !/[<>]/.test(name), { error: 'A name holds no < or >.' }),
  )

/** A first or a last name. */
export const personName = nameOfPerson(100)
