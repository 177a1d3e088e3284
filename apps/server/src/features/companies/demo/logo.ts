const COLOURS = ['#2f4b8f', '#a8442f', '#2d6a4f', '#6b3fa0', '#8a5a1f', '#1f6f78', '#3b3f4d', '#9c2f5d']

/** Marks on a square of 100, in white. */
const MARKS: readonly string[] = [
  '<path d="M20 70 50 24l30 46z"/>',
  '<circle cx="50" cy="50" r="28"/><circle cx="50" cy="50" r="12" fill="GROUND"/>',
  '<path d="M22 30h56v12H22zM22 52h40v12H22zM22 74h24v8H22z"/>',
  '<path d="M50 20 78 36v30L50 82 22 66V36z"/>',
  '<path d="M24 76V40l26 18V40l26 18v18z"/>',
  '<path d="M50 18a32 32 0 1 0 32 32H50z"/>',
  '<rect x="22" y="22" width="24" height="24"/><rect x="54" y="22" width="24" height="24" opacity=".6"/><rect x="22" y="54" width="24" height="24" opacity=".6"/><rect x="54" y="54" width="24" height="24"/>',
  '<path d="M20 50q15-30 30 0t30 0v20q-15 30-30 0t-30 0z"/>',
]

/** A logo for an invented company: the same for the same name. */
export function logoOf(name: string): string {
  const sum = [...name].reduce((total, sign) => (total * 33 + (sign.codePointAt(0) ?? 0)) >>> 0, 5)
  const ground = COLOURS[sum % COLOURS.length] ?? '#3b3f4d'
  const mark = (MARKS[(sum >>> 4) % MARKS.length] ?? '').replace('GROUND', ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><g fill="#fff">${mark}</g></svg>`
}
