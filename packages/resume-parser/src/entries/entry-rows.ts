/** Stage 6: the lines of a section, each told apart as head (title, company, dates) or body (description). */
import { joinBrokenRanges } from '#parser/layout/broken-ranges.ts'
import { findDates, isDateText, isDuration, type DateSpan } from '#parser/words/dates.ts'
import { labelled } from './entry-labels.ts'
import { fold, words } from '#parser/words/fold.ts'
import { countWords } from '#parser/read/scripts.ts'
import type { Line } from '#parser/shapes.ts'
import { DEGREE, undotted } from '#parser/words/vocabulary.ts'

export type Row = {
  line: Line
  dates: DateSpan[]
  isBody: boolean
  isLabel: boolean
  isDuration: boolean
  look: string
}

/** 'titles': short bullets name things (the subjects of a school), they do not describe them. */
export type BulletMeaning = 'description' | 'titles'

/** "Technologies used: Java" describes; "Position: Engineer" names. */
const TOPIC = /^[\p{L} &/-]{3,32}:\s/u
/** A label of a field, not a topic that is described. */
function isNamed(text: string): boolean {
  const found = labelled(text)
  return found !== null && found.label !== 'nothing'
}

const LABELS = new Set(
  `highlights;responsibilities;key responsibilities;achievements;key achievements;tasks;duties;main tasks;aufgaben;tatigkeiten;taetigkeiten;schwerpunkte;erfolge;missions;mission;realisations;taches;activites;
  responsabilidades;logros;funciones;tareas;principais atividades;atividades;conquistas;taken;verantwoordelijkheden;werkzaamheden;mansioni;attivita;responsabilita;principali mansioni;projects;technologies;courses;tech stack;
  highlights;main activities and responsibilities;environment;key projects;coursework;relevant coursework;achievements tasks;tasks achievements;gorevler;gorev tanimi;obowiazki;zakres obowiazkow;المهام;המשימות;业务内容;工作内容;業務内容;主な業務`
    .split(/[;\n]/)
    .map(fold),
)

export function toRows(lines: Line[], bullets: BulletMeaning = 'description'): Row[] {
  const rows = joinBrokenRanges(lines.filter(isNoTableHead)).map((line) => ({
    line,
    dates: datesOf(line),
    isBody: false,
    isLabel: isLabel(line),
    isDuration: line.cells.length === 1 && isDuration(line.text),
    look: lookOf(line),
  }))
  const allBullets = !rows.some((row) => row.dates.length > 0 && !row.line.isBullet)
  rows.forEach((row, index) => {
    row.isBody = isBody(rows, index, { allBullets, bullets })
  })
  return rows
}

/** What stands above the columns of a table. */
const COLUMN_HEADS = new Set(
  `period;dates;date;from;to;year;years;duration;time;employer;company;organisation;organization;position;role;title;job title;place;location;city;degree;institution;school;university;institute;board;university board;course;percentage;cgpa;year of passing;passing year;qualification;subject;responsibilities;tasks;
  zeitraum;von;bis;datum;jahr;dauer;firma;arbeitgeber;unternehmen;funktion;tatigkeit;ort;abschluss;hochschule;schule;aufgaben;fach;
  periode;dates;annee;duree;entreprise;employeur;societe;poste;fonction;lieu;ville;diplome;etablissement;ecole;missions;
  periodo;fechas;fecha;desde;hasta;ano;empresa;puesto;cargo;lugar;ciudad;titulo;titulacion;centro;institucion;funciones;
  data;inicio;fim;local;cidade;funcao;instituicao;curso;grau;empregador;dal;al;azienda;datore di lavoro;ruolo;mansione;luogo;sede;titolo;istituto;
  van;tot;werkgever;bedrijf;functie;plaats;opleiding;diploma;instelling;okres;od;do;firma;pracodawca;stanowisko;miejsce;miasto;uczelnia;szkola;kierunek;
  tarih;tarihler;sirket;isyeri;gorev;pozisyon;unvan;yer;sehir;okul;bolum;universite;期間;会社名;職種;勤務地;学校名;时间;公司;职位;地点;学校;专业`
    .split(/[;\n]/)
    .map(fold),
)

const isNoTableHead = (line: Line): boolean =>
  line.cells.length < 2 || !line.cells.every((cell) => COLUMN_HEADS.has(fold(cell.text)))

export function lookOf(line: Line): string {
  return `${Math.round(line.size * 2)} ${line.bold ? 'b' : ''}${line.italic ? 'i' : ''}`
}

function datesOf(line: Line): DateSpan[] {
  return line.cells.flatMap((cell) => findDates(cell.text))
}

type Setting = { allBullets: boolean; bullets: BulletMeaning }

function isBody(rows: Row[], index: number, { allBullets, bullets }: Setting): boolean {
  const row = rows[index]
  if (!row) return false
  const { line } = row
  if (row.isLabel) return true
  if (index > 0 && row.dates.length === 0 && TOPIC.test(line.text) && !isNamed(line.text)) return true
  const isTitle = bullets === 'titles' && (line.text.split(' ').length <= 7 || startsAsDegree(line.text))
  if (line.isBullet && !allBullets && !isTitle) return true
  const count = countWords(line.text)
  const isLoud = line.bold || row.dates.some((date) => date.end !== null)
  if (isSentence(line, count) && !isLoud) return true
  if (count >= 13 && !row.dates.length) return true
  return wrapsOn(rows[index - 1], row) || (!isLoud && !isTitle && isIndented(rows, row))
}

const startsAsDegree = (text: string): boolean =>
  DEGREE.has(words(undotted(text))[0] ?? '') && !/[.;]\s/.test(undotted(text))

const isLabel = (line: Line): boolean => LABELS.has(fold(line.text)) || /^[\p{L} ]{3,30}:$/u.test(line.text)

/** The full stop of a legal form ends no sentence. */
const ABBREVIATED =
  /(?<!\p{L})(?:inc|ltd|co|corp|gmbh|pvt|pte|plc|st|dr|sc|no|ltda|lda|şti|s\.a|s\.l|s\.r\.l|s\.p\.a|s\.c|c\.v|b\.v|n\.v|e\.v|o\.o|a\.ş|s\.a\.s)\.$/iu

function isSentence(line: Line, count: number): boolean {
  return (
    (count >= 4 && /[\p{Ll}\d)][.;!]$/u.test(line.text) && !ABBREVIATED.test(line.text)) ||
    (count >= 6 && /^[\p{Ll}]{3,}\s/u.test(line.text))
  )
}

/** The line above is body, reaches the right edge, and this one follows closely in the same look. */
function wrapsOn(before: Row | undefined, row: Row): boolean {
  if (!before?.isBody || before.look !== row.look || row.dates.length > 0) return false
  const isClose = row.line.gap < 0.75 * row.line.size && row.line.page === before.line.page
  const first = row.line.text.split(' ')[0] ?? ''
  return (
    isClose &&
    before.line.right + first.length * row.line.size * 0.6 > row.line.edge - row.line.size * 2 &&
    row.line.x >= before.line.x - 2
  )
}

/** A plain line set further in than the heads of the section: a list whose bullets are drawings. */
function isIndented(rows: Row[], row: Row): boolean {
  const heads = rows.filter(
    (other, index) =>
      !other.line.isBullet &&
      (index === 0 || other.line.bold || other.dates.some((date) => date.end !== null)),
  )
  const hasDates = heads.some((head) => head.dates.length > 0)
  const isUnder = heads.some(
    (head) => row.line.x > textX(head.line) + 6 && row.line.x < textX(head.line) + 60,
  )
  const isList =
    rows.filter(
      (other) => Math.abs(other.line.x - row.line.x) < 1 && !other.line.bold && other.dates.length === 0,
    ).length > 1
  const isLeftmost = heads.some((head) => Math.abs(textX(head.line) - row.line.x) < 3)
  return hasDates && isUnder && isList && !isLeftmost && !row.line.bold
}

/** Where the words of a line begin that stand after a date in the margin. */
function textX(line: Line): number {
  return line.cells.find((cell) => !isDateText(cell.text))?.x ?? line.x
}
