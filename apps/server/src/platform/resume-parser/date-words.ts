/** Months, seasons and words of time in en, de, fr, es, pt, nl, it, without accents. */

const MONTHS = [
  'january|januar|janvier|enero|janeiro|januari|gennaio|jaenner|janner|jan|janv|ene|gen|jän',
  'february|februar|fevrier|febrero|fevereiro|februari|febbraio|feb|fev|febr|fevr',
  'march|maerz|marz|mars|marzo|marco|maart|mar|mrz|mrt|mär',
  'april|avril|abril|aprile|apr|avr|abr',
  'may|mai|mayo|maio|mei|maggio|mag',
  'june|juni|juin|junio|junho|giugno|jun|giu',
  'july|juli|juillet|julio|julho|luglio|jul|juil|lug',
  'august|aout|agosto|augustus|aug|aou|ago',
  'september|septembre|septiembre|setiembre|setembro|settembre|sept|sep|set|sett',
  'october|oktober|octobre|octubre|outubro|ottobre|oct|okt|out|ott',
  'november|novembre|noviembre|novembro|nov',
  'december|dezember|decembre|diciembre|dezembro|dicembre|dec|dez|dic',
]

const MONTH_OF = new Map(
  MONTHS.flatMap((names, index) => names.split('|').map((name): [string, number] => [name, index + 1])),
)

export const monthNumber = (name: string): number | null => MONTH_OF.get(name.replace(/\.$/, '')) ?? null

/** Longest names first, so that "mar" does not win over "march". */
export const MONTH = [...MONTH_OF.keys()].toSorted((a, b) => b.length - a.length).join('|')

export const SEASON =
  'spring|summer|autumn|fall|winter|fruhling|fruehling|fruhjahr|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno|verao|outono|inverno|lente|voorjaar|zomer|herfst|najaar|estate|autunno|q[1-4]|h[12]|michaelmas|hilary|trinity'

export const PRESENT =
  "present day|presently|present|currently|current|nowadays|now|today|ongoing|to date|date|heute|jetzt|aktuell|laufend|derzeit|gegenwart|dato|aujourd'? ?hui|ce jour|actuellement|actuel|maintenant|en cours|en poste|la actualidad|actualidad|actualmente|actual|presente|hoy|la fecha|fecha|atualmente|atual|atualidade|hoje|o momento|momento|o presente|heden|nu|huidig|vandaag|oggi|attualmente|attuale|in corso|corrente|adesso"

export const UNTIL =
  "[-–—‒−‐‑~→/]+|>|to|until|till|thru|through|and|bis zum|bis|jusqu'?(?:a|au|en)?|au|a|al|hasta|ate|tot en met|tot|t/m|fino a(?:l|d)?|ad"

export const SINCE = 'since|seit|ab|depuis|des|desde|a partir de|sinds|vanaf|dal|da|starting|from'

export const FROM =
  'from|von|vom|de|du|del|dal|van|entre|between|in|im|since|seit|ab|depuis|desde|a partir de|sinds|vanaf|da'

export const YEARS = '(?:years?|yrs?|jahre?n?|ans?|annees?|anos?|jaar|jaren|anni|anno)(?![a-z])'
export const MONTHS_UNIT = '(?:months?|mos?|monate?n?|mois|mes|meses|maand|maanden|mesi|mese)(?![a-z])'
