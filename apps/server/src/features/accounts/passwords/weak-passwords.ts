import { GUESSED_WORDS } from './guessed-words.ts'

/** The owner of the password: what an attacker tries first, beside the common words. */
export interface PasswordContext {
  email: string
  first_name: string
  last_name: string
  product: string
}

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is one that is tried first: a common word, or a name of its owner or of the product,
 * with nothing but digits and signs around it or instead of letters ("P@ssw0rd2026!").
 */
export function isEasyToGuess(password: string, context: PasswordContext): boolean {
  const own = ownWords(context)
  return lettersOf(password).some((letters) => GUESSED_WORDS.has(letters) || own.includes(letters))
}

function ownWords({ email, first_name, last_name, product }: PasswordContext): string[] {
  const [local = ''] = email.split('@')
  const names = [first_name, last_name, product, local, first_name + last_name, last_name + first_name]
  return [...names, ...email.split(/[@.+_-]/)].map(plain).filter((word) => word.length >= 3)
}

/** Its letters as they stand, and as they read when digits and signs stand for letters. */
function lettersOf(password: string): string[] {
  const lower = password.toLowerCase()
  const core = lower.replace(/[\d\p{P}\p{S}]+$/u, '')
  return [plain(lower), plain(core.replaceAll(/[0134578@$!]/g, (sign) => LEET[sign] ?? sign))]
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
}
