import { seeded } from './biography.ts'

/** Ground, head, hair and clothes in one colour each: nobody's skin, nobody's face. */
const PALETTES = [
  ['#dfe9fa', '#a9c4ee', '#2a4a7f', '#5b86c9'],
  ['#f8e3ea', '#eeb3c6', '#7d2a47', '#c4667f'],
  ['#dff1e6', '#a5d6b8', '#22573a', '#5aa37a'],
  ['#fbe8d8', '#f0bf94', '#7c4315', '#cf8444'],
  ['#e8e5fa', '#bdb5ee', '#3b2f8c', '#7b6fd0'],
  ['#dcf0f2', '#9fd3d9', '#1d545c', '#4f9ca6'],
  ['#f2eed6', '#dccf8b', '#5e5316', '#a8973c'],
  ['#e8eaf0', '#b9bfd0', '#343b50', '#6f7893'],
] as const

/** Hair around a head whose middle is at 128, 104: short, parted, curls, a bob, a knot. */
const CUTS = [
  '<path d="M80 102a48 52 0 0 1 96 0q-10-30-48-30t-48 30z"/>',
  '<path d="M78 106a50 54 0 0 1 100 0q-4-30-34-38-28 22-66 38z"/>',
  '<circle cx="92" cy="76" r="20"/><circle cx="116" cy="60" r="22"/><circle cx="144" cy="62" r="22"/><circle cx="164" cy="80" r="18"/>',
  '<path d="M74 138q-8-86 54-88 62 2 54 88h-18V98q-40-2-54-20-8 18-18 22v38z"/>',
  '<circle cx="128" cy="44" r="17"/><path d="M80 104a48 52 0 0 1 96 0q-12-30-48-30t-48 30z"/>',
  '<path d="M82 92q8-40 56-36 42 4 38 52-10-30-40-32-36 4-54 16z"/>',
] as const
const GLASSES =
  '<g fill="none" stroke-width="4"><circle cx="109" cy="110" r="14"/><circle cx="147" cy="110" r="14"/><path d="M123 110h10"/></g>'

/** A geometric portrait, the same for the same name. */
export function portraitOf(name: string): string {
  const random = seeded([...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7))
  const [ground, head, hair, clothes] = PALETTES[Math.floor(random() * PALETTES.length)] ?? PALETTES[0]
  const cut = CUTS[Math.floor(random() * CUTS.length)] ?? CUTS[0]
  const glasses = random() < 0.25 ? GLASSES : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>
    <path d="M28 256q4-84 100-84t100 84z" fill="${clothes}"/><path d="M106 176q22 26 44 0v-40h-44z" fill="${head}"/>
    <path d="M106 150q22 22 44 0v10q-22 20-44 0z" fill="${hair}" opacity=".25"/>
    <ellipse cx="128" cy="108" rx="46" ry="52" fill="${head}"/>
    <g fill="${hair}" stroke="${hair}" stroke-width="0">${cut}${glasses}</g></svg>`
}
