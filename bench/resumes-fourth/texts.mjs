// Titles of the fourth round, none of them chosen from the parser's lists, and the dates of the third.
import { date } from '../resumes-third/texts.mjs'

const titles = (text) => {
  const [sum, work, edu, skills, lang, cert, lic, contact, nat, present] = text.split('|')
  return { sum, work, edu, skills, lang, cert, lic, contact, nat, present }
}
export const T = {
  en: titles(
    'Personal Profile|Career to Date|Education & Training|Areas of Expertise|Languages Spoken|Courses & Certificates|Driving Licence|Get in Touch|Nationality|now',
  ),
  de: titles(
    'Über mich|Beruflicher Werdegang|Schul- und Berufsbildung|Fachliche Kenntnisse|Sprachen|Weiterbildungen|Führerschein|Kontaktdaten|Staatsbürgerschaft|bis heute',
  ),
  fr: titles(
    'Qui suis-je ?|Parcours professionnel|Diplômes et formations|Savoir-faire|Langues parlées|Certificats|Permis de conduire|Me contacter|Nationalité|à ce jour',
  ),
  es: titles(
    'Acerca de mí|Experiencia profesional|Estudios|Conocimientos|Idiomas|Certificaciones|Licencia de conducir|Contacto|Nacionalidad|presente',
  ),
  pt: titles(
    'Perfil profissional|Percurso profissional|Habilitações académicas|Competências|Línguas|Formação complementar|Carta de condução|Contactos|Nacionalidade|presente',
  ),
  it: titles(
    'Profilo personale|Esperienza professionale|Percorso di studi|Capacità e competenze|Lingue conosciute|Certificazioni|Patente di guida|Recapiti|Cittadinanza|oggi',
  ),
  nl: titles(
    'Profiel|Werkervaring|Onderwijs en opleiding|Kennis en kunde|Talen|Certificaten|Rijbewijs|Contact|Nationaliteit|nu',
  ),
  pl: titles(
    'Podsumowanie zawodowe|Przebieg kariery zawodowej|Edukacja|Kluczowe kompetencje|Znajomość języków|Szkolenia i kursy|Prawo jazdy|Dane kontaktowe|Obywatelstwo|do teraz',
  ),
  tr: titles(
    'Profil|İş Tecrübesi|Öğrenim Bilgileri|Yetkinlikler|Yabancı Diller|Kurs ve Sertifikalar|Ehliyet|İletişim Bilgileri|Uyruk|halen',
  ),
  ar: titles(
    'الملخص المهني|الخبرات المهنية|المؤهلات العلمية|المهارات|اللغات|الدورات|رخصة القيادة|بيانات التواصل|الجنسية|الآن',
  ),
  he: titles('אודות|ניסיון מקצועי|לימודים|מיומנויות|שפות|קורסים|רישיון נהיגה|יצירת קשר|אזרחות|כיום'),
  zh: titles('自我评价|工作经验|学历|核心技能|外语|资格证书|驾照|联系方式|国籍|现在'),
  ja: titles('自己紹介|職歴|学歴|保有スキル|語学力|資格|運転免許|連絡先|国籍|現在'),
}
export const ends = (entry, lang, style) => [
  date(entry.start, lang, style),
  entry.end ? date(entry.end, lang, style) : T[lang].present,
]
export const range = (entry, lang, style, dash = ' – ') => ends(entry, lang, style).join(dash)
export { date }
