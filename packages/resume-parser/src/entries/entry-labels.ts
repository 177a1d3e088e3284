/** "Job title: Engineer", "Employer: Acme": a label before a value says what it is. */
import { fold } from '#parser/words/fold.ts'
import { cutStart } from '#parser/layout/lines.ts'
import type { Cell } from '#parser/shapes.ts'

export type Label = 'role' | 'company' | 'location' | 'dates' | 'degree' | 'college' | 'nothing'

const LABELS: Record<Label, string> = {
  role: `job title; designation; title; position; role; occupation; post held; occupation or position held; fonction ou poste occupe; profesion o cargo desempenado; beruf oder funktion; zajmowane stanowisko; beroep of functie; stelle; funktion; taetigkeit als; position; beruf; poste; fonction; intitule du poste; poste occupe; puesto; cargo; puesto de trabajo; funcao; cargo ocupado; funcao ou cargo ocupado; functie; ruolo; mansione; posizione; lavoro o posizione ricoperti; stanowisko; pozycja; gorev; pozisyon; unvan; المسمى الوظيفي; תפקיד; 职位; 职务; 職種; 役職`,
  company: `employer; company; employer name; company name; name of the company; organisation; organization; name of employer; name and address of employer; nome e indirizzo del datore di lavoro; nom et adresse de l employeur; nombre y direccion de la empresa; nombre y direccion del empleador; nome e endereco do empregador; name und adresse des arbeitgebers; naam en adres van de werkgever; nazwa i adres pracodawcy; firma; arbeitgeber; unternehmen; betrieb; entreprise; employeur; societe; empresa; empleador; compania; empregador; nome do empregador; werkgever; bedrijf; azienda; datore di lavoro; nome del datore di lavoro; pracodawca; sirket; isveren; kurum; الشركة; חברה; מקום עבודה; 公司; 单位; 会社名; 勤務先`,
  location: `location; place; city; ort; standort; arbeitsort; lieu; ville; lugar; ubicacion; ciudad; local; cidade; localidade; plaats; locatie; luogo; sede; citta; miejsce; lokalizacja; miasto; yer; konum; sehir; الموقع; מיקום; 地点; 勤務地`,
  dates: `dates; date; period; duration; from to; employment dates; dates employed; zeitraum; dauer; datum; dates d emploi; periode; fechas; periodo; data; datas; date di impiego; okres; okres zatrudnienia; tarih; tarihler; التاريخ; תאריכים; 时间; 期間`,
  degree: `degree; qualification; title of qualification; title of qualification awarded; intitule du certificat ou diplome; intitule du certificat ou diplome delivre; titulo de la cualificacion obtenida; titulo da qualificacao atribuida; bezeichnung der erworbenen qualifikation; uzyskany tytul; abschluss; diplome; titulo; titulacion; grau; titulo da qualificacao; diploma; titolo di studio; titolo della qualifica rilasciata; tytul; derece`,
  college: `school; university; institution; college; name of institution; organisation providing education; name of organisation providing education; name and type of organisation providing education and training; nome dell organizzazione erogatrice; nome e tipo d organizzazione erogatrice dell istruzione e formazione; nom de l etablissement; nom et type de l etablissement d enseignement ou de formation; nombre y tipo de centro de estudios; nome e tipo da organizacao de ensino ou formacao; name und art der bildungs oder ausbildungseinrichtung; hochschule; universitat; schule; ecole; etablissement; universite; centro; universidad; institucion; instituicao; universidade; school of universiteit; istituto; universita; uczelnia; szkola; okul; universite`,
  nothing: `responsibilities; main activities and responsibilities; principali attivita e responsabilita; principali mansioni e responsabilita; principales activites et responsabilites; principales actividades y responsabilidades; principais atividades e responsabilidades; wichtigste tatigkeiten und zustandigkeiten; hauptaufgaben; gorevler; obowiazki; funciones; atividades; hours per week; hours; salary; supervisor; pay grade; series; grade level; reason for leaving; type of business; sector; website; contact; sektor; branche; secteur; sector de actividad; tipo de empresa; settore; tipo di impiego; tipo di azienda o settore`,
}

const LABEL_OF = new Map(
  entries().flatMap(([label, words]) => words.split(';').map((word): [string, Label] => [fold(word), label])),
)

function entries(): [Label, string][] {
  const { role, company, location, dates, degree, college, nothing } = LABELS
  return [
    ['role', role],
    ['company', company],
    ['location', location],
    ['dates', dates],
    ['degree', degree],
    ['college', college],
    ['nothing', nothing],
  ]
}

/** The label at the start of a text and what follows it, or null. */
export function labelled(text: string): { label: Label; value: string } | null {
  const match = /^([^:：]{2,45})\s*[:：]\s*(.*)$/u.exec(text)
  const label = match?.[1] === undefined ? undefined : LABEL_OF.get(fold(match[1]))
  return label === undefined ? null : { label, value: match?.[2] ?? '' }
}

export type LabelledCell = { cell: Cell; label: Label | null }

/** The cells of a row without the labels among them; a label in a cell of its own speaks for the next one. */
export function withoutLabels(cells: Cell[]): LabelledCell[] {
  const found: LabelledCell[] = []
  let waiting: Label | null = null
  for (const [index, cell] of cells.entries()) {
    const own = labelled(cell.text) ?? (index < cells.length - 1 ? labelled(`${cell.text}:`) : null)
    if (own !== null && own.value === '') {
      waiting = own.label
      continue
    }
    // "Designation ¦ : Engineer": the colon may stand with the value.
    const colon = waiting === null ? 0 : (/^\s*[:：]\s*/u.exec(cell.text)?.[0].length ?? 0)
    const start = own === null ? colon : cell.text.length - own.value.length
    found.push({ cell: start > 0 ? cutStart(cell, start) : cell, label: own?.label ?? waiting })
    waiting = null
  }
  return found
}
