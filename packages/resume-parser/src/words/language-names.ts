/** Names of languages in thirteen languages, and the words for how well one speaks them. */
import { fold } from './fold.ts'

const LOCALES = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'pl', 'tr', 'ar', 'he', 'zh', 'ja']
const EXTRAS = `mandarin; mandarin chinese; chinese mandarin; cantonese; castilian; castellano; castellan; catalan; valenciano; valencian; euskera; basque; gallego; galego; flemish; vlaams; flamand; swiss german; schweizerdeutsch; suisse allemand; farsi; dari; tagalog; filipino; brazilian portuguese; portugues brasileiro; american sign language; sign language; british sign language; gebardensprache; langue des signes; lengua de signos; bokmal; norwegian bokmal; serbo croatian; moldavian; hindi; tamil; kannada; malay; bahasa; bahasa indonesia; bahasa melayu; berber; amazigh; kabyle; kurdish; mandarin chinesisch; mandarim; mandarino; chino mandarin; chinois mandarin; chines mandarim; inglese; francese; spagnolo; tedesco; portoghese; olandese; neerlandais; niederlandisch; hollandisch; holandes; ingles; frances; aleman; alemao; italiano; latin; latein; العربية; الإنجليزية; الفرنسية; 中文; 汉语; 普通话; 英语; 日语; 日本語; 英語; 中国語; עברית; אנגלית; altgriechisch; chinese; simplified chinese; traditional chinese`

let names: Set<string> | null = null

export function languageNames(): Set<string> {
  names ??= build()
  return names
}

function build(): Set<string> {
  const result = new Set(EXTRAS.split(';').map(fold))
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
    for (const code of letters.flatMap((a) => letters.map((b) => a + b))) {
      const name = display.of(code)
      if (name) result.add(fold(name))
    }
    for (const code of ['yue', 'fil', 'gsw', 'ast', 'haw', 'kab', 'ber', 'nds']) {
      const name = display.of(code)
      if (name) result.add(fold(name))
    }
  }
  return result
}

export const LEVEL =
  /\b(?:native|mother tongue|bilingual|fluent|fluency|proficient|proficiency|professional|working|full|limited|elementary|basic|basics|beginner|intermediate|upper|advanced|conversational|conversant|good|very good|excellent|level|speaker|spoken|written|business|expert|competent|notions?|courant|courante|bilingue|maternelle|langue|natif|intermediaire|debutant|avance|lu|ecrit|parle|scolaire|professionnel|muttersprache|muttersprachlich|muttersprachler|verhandlungssicher|fliessend|fliessende|gut|gute|sehr|grundkenntnisse|grundlagen|kenntnisse|fortgeschritten|konversationssicher|schulkenntnisse|nativo|nativa|materno|materna|lengua|fluido|fluida|avanzado|alto|medio|basico|basica|intermedio|competencia|profesional|conversacion|fluente|avancado|intermediario|intermediaria|lingua|moedertaal|vloeiend|goed|zeer|uitstekend|basis|redelijk|gevorderd|madrelingua|fluente|ottimo|ottima|buono|buona|scolastico|scolastica|intermedio|avanzato|base|livello|niveau|nivel|kompetenz|[abc][12](?:\+)?|toefl|ielts|toeic|delf|dalf|dele|cefr|gcse)\b/gi
