/** Text made comparable: lower case, without accents, punctuation as spaces. */
export function fold(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

/** Lower case without accents; punctuation stays. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

export const words = (text: string): string[] => fold(text).split(' ').filter(Boolean)

/** "TECHNICAL SKILLS" or "DUPONT": letters, none of them small. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
