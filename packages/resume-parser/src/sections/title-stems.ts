/** Titles that no list holds: every word speaks for a kind of section, or narrows it without a meaning of its own. */
import { fold } from '#parser/words/fold.ts'
import type { SectionKind } from './section-titles.ts'

/** Folded; "stem*" begins a word, "*end" ends one. Earlier kinds win: "Weiterbildung" is no "Bildung". */
const STEMS: [SectionKind, string][] = [
  [
    'other',
    'interest* interess* hobb* volunt* ehrenamt* benevol* voluntar* wolontar* gonullu* award* auszeichnung* publication* publikation* reference* referenz* project* projekt* progett* proyect* projet* military',
  ],
  [
    'certification',
    'certif* zertifi* zertifik* sertifik* certyfik* course courses kurs kurse kursy kurslar cours cursos curso corsi corso cursussen training trainings trainingen *weiterbildung* weiterbildung* *fortbildung* fortbildung* schulung* seminar* attest* szkoleni* credential* accredit* akkredit*',
  ],
  [
    'license',
    'licence* license* driving fuhrerschein* fuehrerschein* permis permiso* conducir conduire conducao rijbewijs* patente patenti ehliyet*',
  ],
  [
    'languages',
    'language* sprach* fremdsprach* langue* idioma* lengua* lingua linguas lingue linguistic* taal* talen* jezyk* dil diller dilleri',
  ],
  [
    'education',
    'education* educat* schooling school* degree* studies study academic* *bildung *bildungen *ausbildung* schul* studium studien hochschul* formation* diplome* etudes scolarit* cursus educacion formacion estudios titulacion* educacao formacao estudos escolar* habilitac* istruzion* formazion* studi studio titoli opleiding* onderwijs* scholing edukac* wyksztalc* studia egitim* ogrenim* okul*',
  ],
  [
    'work',
    'experience* career* employment* work worked job jobs *erfahrung *erfahrungen *werdegang werdegang *laufbahn laufbahn karriere* beschaftig* anstellung* carriere* emploi emplois experiencia* empleo* carrera carreira emprego* esperienz* lavorativ* lavoro impieghi carriera *ervaring *ervaringen *verleden loopbaan* doswiadcz* karier* zatrudnien* deneyim* tecrube* kariyer*',
  ],
  [
    'skills',
    'skill* expertise competen* proficien* strength* abilit* technolog* tool* toolkit knowledge *kenntnis* *fahigkeit* *faehigkeit* *kompetenz* kompetenz* *fertigkeit* starken savoir aptitude* connaissance* outil* logiciel* habilidad* conocimiento* aptitud* herramienta* capacidad* conheciment* ferramenta* aptid* capacita abilita conoscenz* strument* *vaardighe* vaardighe* kennis kunde umiejetn* kompetencj* beceri* yetenek* yetkinlik*',
  ],
  ['contact', 'contact* kontakt* reach coordonnee* contat* recapit* iletisim*'],
  [
    'summary',
    'summary profile profil profiel profilo perfil *profil overview glance resumen resumo podsumowan* ozet',
  ],
]

/** Words beside them that change nothing. */
const PLAIN =
  'my our me the a an of in to at and und et y e en ed i ve oraz for with on so far related qualification* date past previous current recent key main core major areas area domains professional profession* personal* technical functional relevant selected additional other further general history background record path journey highlights overview details held spoken known foreign native ' +
  'mein* meine* der die das des den zur zum uber als bisherig* beruflich* fachlich* personlich* technisch* schulisch* akademisch* berufs schul wichtig* besonder* weitere* sonstig* relevant* meiner person ' +
  'mon ma mes de du le la les l d a et parcours professionnel* principal* principaux personnel* technique* autre* parlees cles metier* acquis* ' +
  'mi mis el los las del en y laboral* profesional* academic* tecnic* personal* clave otros otras principales trayectoria ' +
  'meu minha meus minhas o os as do da dos das e profissional profissiona* percurso historico outros outras ' +
  'il lo i gli le di dei delle mia mio miei mie percorso professional* altre altri personali conosciute tecnich* ' +
  'mijn een het van en overige relevante belangrijkste professionele ' +
  'moje moja przebieg zawodow* kluczow* glown* znajomosc obce obcych dodatkow* ' +
  'benim is mesleki bilgi* durumu gecmis* yabanci temel teknik ve'

type Words = { whole: Set<string>; starts: string[]; ends: string[]; inside: string[] }

function wordsOf(text: string): Words {
  const all = text.split(' ')
  const bare = (test: (word: string) => boolean) => all.filter(test).map((word) => word.replaceAll('*', ''))
  return {
    whole: new Set(bare((word) => !word.includes('*'))),
    starts: bare((word) => /^[^*]+\*$/.test(word)),
    ends: bare((word) => /^\*[^*]+$/.test(word)),
    inside: bare((word) => /^\*.+\*$/.test(word)),
  }
}

const holds = ({ whole, starts, ends, inside }: Words, word: string): boolean =>
  whole.has(word) ||
  starts.some((start) => word.startsWith(start)) ||
  ends.some((end) => word.endsWith(end)) ||
  inside.some((part) => word.includes(part))

const KINDS = STEMS.map(([kind, text]): [SectionKind, Words] => [kind, wordsOf(text)])
const NARROWING = wordsOf(PLAIN)
const MOST_WORDS = 6

/** The kinds that the words of a title speak for, or an empty list when one of them says something else. */
export function kindsByWords(text: string): SectionKind[] {
  const found = fold(text).split(' ')
  if (text.length > 45 || found.length > MOST_WORDS || /\d|[.,;!@]/.test(text)) return []
  const kinds = new Set<SectionKind>()
  for (const word of found) {
    const kind = KINDS.find(([, words]) => holds(words, word))?.[0]
    if (kind) kinds.add(kind)
    else if (!holds(NARROWING, word)) return []
  }
  return unmixed(kinds)
}

/** "Career profile" is about the career; "Volunteer experience" is no post. */
function unmixed(kinds: Set<SectionKind>): SectionKind[] {
  if (kinds.has('other')) return ['other']
  // "Job related training" is training.
  if (kinds.size === 2 && kinds.has('certification')) kinds.delete('work')
  if (kinds.size > 1) kinds.delete('summary')
  if (kinds.size > 1) kinds.delete('contact')
  return [...kinds]
}
