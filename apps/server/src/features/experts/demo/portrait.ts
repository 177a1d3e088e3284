import { seeded } from './biography.ts'

const GROUNDS = ['#dfeafa', '#f7e1ee', '#dff1e6', '#fbe7da', '#e6e4f9', '#ddf0f2', '#f0edd8', '#e9ebf1']
const SKINS = ['#f3d3bd', '#e6b99a', '#d39a75', '#b57a54', '#8d5a3b', '#6b4129']
const HAIRS = ['#2a211d', '#4a3326', '#7a5230', '#b98b4e', '#8c8f98', '#d8d4cc', '#5b2f23']
const CLOTHES = ['#2f3d63', '#4338ca', '#25605a', '#7a2e3a', '#3b3f4d', '#8a5a1f', '#54467a', '#1f5d86']

/** Hair around a head whose middle is at 128, 104: none, short, parted, a bob, long, a knot. */
const CUTS: readonly ((colour: string) => string)[] = [
  () => '',
  (colour) => `<path d="M80 100a48 50 0 0 1 96 0q-10-28-48-28t-48 28z" fill="${colour}"/>`,
  (colour) => `<path d="M78 106a50 54 0 0 1 100 0q-4-30-34-38-28 22-66 38z" fill="${colour}"/>`,
  (colour) => `<path d="M74 138q-8-86 54-88 62 2 54 88h-18V96q-40-2-54-18-8 16-18 20v40z" fill="${colour}"/>`,
  (colour) =>
    `<path d="M70 178q-12-124 58-128 70 4 58 128h-24V98q-40 0-52-20-8 18-16 22v78z" fill="${colour}"/>`,
  (colour) =>
    `<circle cx="128" cy="46" r="18" fill="${colour}"/><path d="M80 104a48 52 0 0 1 96 0q-12-30-48-30t-48 30z" fill="${colour}"/>`,
]
const BEARD = (colour: string) =>
  `<path d="M84 112q0 46 44 46t44-46q-6 22-22 22-22-8-44 0-16 0-22-22z" fill="${colour}"/>`
const GLASSES =
  '<g fill="none" stroke="#2b2f3a" stroke-width="4"><circle cx="109" cy="108" r="14"/><circle cx="147" cy="108" r="14"/><path d="M123 108h10"/></g>'

/** A geometric portrait: the same for the same name, and nobody's face. */
export function portraitOf(name: string): string {
  const random = seeded([...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7))
  const of = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) =>
    values[Math.floor(random() * values.length)]
  const [ground, skin, hair, clothes] = [of(GROUNDS), of(SKINS), of(HAIRS) ?? '', of(CLOTHES)]
  const cut = of(CUTS)?.(hair) ?? ''
  const extras = [random() < 0.25 ? GLASSES : '', random() < 0.2 && !cut.includes('178') ? BEARD(hair) : '']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>
    <path d="M28 256q4-84 100-84t100 84z" fill="${clothes}"/><path d="M104 178q24 26 48 0v-40h-48z" fill="${skin}"/>
    <path d="M104 152q24 22 48 0v10q-24 20-48 0z" fill="#000" opacity=".12"/>
    <ellipse cx="128" cy="108" rx="46" ry="52" fill="${skin}"/>${extras[1]}${cut}${extras[0]}</svg>`
}
