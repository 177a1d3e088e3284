export type PasswordRule = { text: string; isMet: boolean }

/** The rules of a password and which of them this one keeps (specification spec 000 §5). */
export function passwordRules(password: string): PasswordRule[] {
  return [
    { text: 'At least 8 characters', isMet: Array.from(password).length >= 8 },
    { text: 'Upper and lower case letters', isMet: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
    { text: 'A digit', isMet: /\p{Nd}/u.test(password) },
    { text: 'A special character', isMet: /[^\p{L}\p{N}\s]/u.test(password) },
  ]
}
