/** Months, seasons and words of time in thirteen languages, without accents. */

const MONTHS = [
  'january|januar|janvier|enero|janeiro|januari|gennaio|jaenner|janner|jan|janv|ene|gen|jän|styczen|stycznia|sty|ocak|oca|يناير|كانون|ינואר',
  'february|februar|fevrier|febrero|fevereiro|februari|febbraio|feb|fev|febr|fevr|luty|lutego|lut|subat|sub|فبراير|شباط|פברואר',
  'march|maerz|marz|mars|marzo|marco|maart|mar|mrz|mrt|mär|marzec|marca|mart|مارس|آذار|מרץ',
  'april|avril|abril|aprile|apr|avr|abr|kwiecien|kwietnia|kwi|nisan|nis|أبريل|ابريل|نيسان|אפריל',
  'may|mai|mayo|maio|mei|maggio|mag|maj|maja|mayis|مايو|أيار|מאי',
  'june|juni|juin|junio|junho|giugno|jun|giu|czerwiec|czerwca|cze|haziran|haz|يونيو|حزيران|יוני',
  'july|juli|juillet|julio|julho|luglio|jul|juil|lug|lipiec|lipca|lip|temmuz|tem|يوليو|تموز|יולי',
  'august|aout|agosto|augustus|aug|aou|ago|sierpien|sierpnia|sie|agustos|agu|أغسطس|آب|אוגוסט',
  'september|septembre|septiembre|setiembre|setembro|settembre|sept|sep|set|sett|wrzesien|wrzesnia|wrz|eylul|eyl|سبتمبر|أيلول|ספטמבר',
  'october|oktober|octobre|octubre|outubro|ottobre|oct|okt|out|ott|pazdziernik|pazdziernika|paz|ekim|eki|أكتوبر|אוקטובר',
  'november|novembre|noviembre|novembro|nov|listopad|listopada|lis|kasim|kas|نوفمبر|נובמבר',
  'december|dezember|decembre|diciembre|dezembro|dicembre|dec|dez|dic|grudzien|grudnia|gru|aralik|ara|ديسمبر|דצמבר',
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
  "present day|presently|present|currently|current|nowadays|now|today|ongoing|to date|date|heute|jetzt|aktuell|laufend|derzeit|gegenwart|dato|aujourd'? ?hui|ce jour|actuellement|actuel|maintenant|en cours|en poste|la actualidad|actualidad|actualmente|actual|presente|hoy|la fecha|fecha|atualmente|atual|atualidade|hoje|o momento|momento|o presente|heden|nu|huidig|vandaag|oggi|attualmente|attuale|in corso|corrente|adesso|obecnie|nadal|teraz|do dzis|dzis|aktualnie|halen|devam ediyor|devam|gunumuz|su an|bugun|حتى الآن|حتى الان|الآن|الان|حاليا|היום|כיום|עד היום|הווה|至今|现在|現在|目前|今"

export const UNTIL =
  "[-–—‒−‐‑~→/]+|>|to|until|till|thru|through|and|bis zum|bis|jusqu'?(?:a|au|en)?|au|a|al|hasta|ate|tot en met|tot|t/m|do|حتى|إلى|الى|עד|から|到|至|fino a(?:l|d)?|ad"

export const SINCE = 'since|seit|ab|depuis|des|desde|a partir de|sinds|vanaf|dal|da|od|منذ|starting|from'

export const FROM =
  'from|von|vom|de|du|del|dal|van|entre|between|in|im|since|seit|ab|depuis|desde|a partir de|sinds|vanaf|da|od'

export const YEARS =
  '(?:years?|yrs?|jahre?n?|ans?|annees?|anos?|jaar|jaren|anni|anno|lat|lata|rok|yil)(?![a-z])'
export const MONTHS_UNIT =
  '(?:months?|mos?|monate?n?|mois|mes|meses|maand|maanden|mesi|mese|miesiac|miesiace|miesiecy|ay)(?![a-z])'
