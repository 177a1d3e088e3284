/** Nationality: beside its label, or as the first word of a summary ("Spanish marketing manager who ..."). */
import { fold, plain, words } from '#parser/words/fold.ts'
import type { Found, Line } from '#parser/shapes.ts'
import { placeOf } from './contact.ts'
import { ROLE } from '#parser/words/vocabulary.ts'

const LABEL =
  /^(?:nationality|nationalities|citizenship|nationalitat|nationalitaet|staatsangehorigkeit|staatsangehoerigkeit|staatsburgerschaft|staatsbuergerschaft|nationalite|citoyennete|nacionalidad|ciudadania|nacionalidade|cidadania|nationaliteit|staatsburgerschap|nazionalita|cittadinanza|obywatelstwo|narodowosc|uyruk|uyrugu|الجنسية|אזרחות|国籍)(?![a-z])(?:\s*\([^)]*\))?\s*[:–—-]?\s*/

const DEMONYMS = new Set(
  `american british english scottish welsh irish canadian australian german austrian swiss french belgian dutch spanish portuguese italian brazilian mexican argentine argentinian colombian chilean peruvian indian pakistani chinese japanese korean vietnamese filipino indonesian malaysian singaporean thai
  polish czech slovak hungarian romanian bulgarian greek turkish russian ukrainian serbian croatian slovenian swedish norwegian danish finnish icelandic estonian latvian lithuanian israeli lebanese egyptian moroccan tunisian algerian nigerian kenyan ghanaian ethiopian iranian iraqi venezuelan ecuadorian uruguayan cuban luxembourgish maltese albanian
  deutsche deutscher osterreichische osterreichischer schweizer schweizerin franzosische italienische spanische portugiesische turkische polnische
  francais francaise belge suisse allemand allemande espagnol espagnole italien italienne portugais portugaise marocain marocaine tunisien tunisienne algerien algerienne canadien canadienne
  espanol espanola mexicano mexicana argentino argentina colombiano colombiana chileno chilena peruano peruana venezolano venezolana uruguayo uruguaya
  brasileiro brasileira portugues portuguesa angolano angolana nederlandse nederlander belgische italiano italiana svizzero svizzera`.split(
    /\s+/,
  ),
)

/** `titled` are the sections with their titles: the label may be one. */
export function findNationality(
  lines: Line[],
  titled: { title: string | null; lines: Line[] }[],
  bio: Found<string> | null,
): Found<string> | null {
  for (const { title, lines: under } of titled) {
    const cell = under[0]?.cells[0]
    const isTitle =
      title !== null &&
      plain(title)
        .replace(/^[^\p{L}]+/u, '')
        .replace(LABEL, '') === ''
    if (isTitle && cell && cell.text.length < 40)
      return { value: cell.text, confidence: 0.95, places: [placeOf(cell)], reason: 'stands under its title' }
  }
  for (const [index, line] of lines.entries()) {
    for (const [position, cell] of line.cells.entries()) {
      for (const piece of cell.text.split(/\s*[|•·]\s*/)) {
        const label = LABEL.exec(plain(piece))
        if (!label) continue
        const inline =
          piece.length === plain(piece).length
            ? piece.slice(label[0].length)
            : piece.replace(/^[^:–—]*[:–—]\s*/, '')
        const beside = line.cells[position + 1]?.text ?? lines[index + 1]?.cells[0]?.text ?? ''
        const value = (inline.trim() || beside).replace(/[.,;]$/, '').trim()
        if (value && value.length < 40 && !/\d/.test(value))
          return { value, confidence: 0.96, places: [placeOf(cell)], reason: 'stands beside its label' }
      }
    }
  }
  return fromBio(bio)
}

function fromBio(bio: Found<string> | null): Found<string> | null {
  if (!bio) return null
  const start = words(bio.value).slice(0, 8)
  const at = start.findIndex((word) => DEMONYMS.has(word))
  const raw = bio.value.split(/\s+/).find((word) => fold(word) === start[at])
  if (at < 0 || at > 4 || !raw || ROLE.count(start.join(' ')) === 0) return null
  const after = start[at + 1] ?? ''
  if (
    /^(?:market|language|company|law|tax|speaking|speaker|bank|banks|teacher|retail|insurance|and)$/.test(
      after,
    )
  )
    return null
  return {
    value: raw.replace(/[.,;]$/, ''),
    confidence: at === 0 ? 0.8 : 0.6,
    places: bio.places.slice(0, 1),
    reason: 'a nationality at the start of the summary',
  }
}
