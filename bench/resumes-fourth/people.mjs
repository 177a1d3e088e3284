// People that do not exist, of the fourth round. A line is one fact; dates are year-month, "-" runs on.
const at = (text) => (text === '-' ? null : text.split('-').map(Number))
const cut = (text) => text.split('|').map((part) => part.trim())
const list = (text) => (text ? text.split(';').map((part) => part.trim()) : [])

function job(text) {
  const [role, company, loc, start, end, ...bullets] = cut(text)
  return { role, company, loc, start: at(start), end: at(end), bullets }
}
function school(text) {
  const [degree, field, college, loc, start, end] = cut(text)
  return { degree, field, college, loc, start: at(start), end: at(end) }
}

export function person(id, lang, text) {
  const facts = Map.groupBy(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    ([key]) => key,
  )
  const all = (key) => (facts.get(key) ?? []).map(([, value]) => value)
  const one = (key) => all(key)[0]
  const [first, last] = cut(one('name'))
  const [city, region, shownPlace] = cut(one('place'))
  const [email, phone, linkedin] = cut(one('reach'))
  return {
    id,
    lang,
    first,
    last,
    ...(['zh', 'ja'].includes(lang) ? { nameOrder: 'last' } : {}),
    ...(one('other') ? { alternatives: JSON.parse(one('other')) } : {}),
    headline: one('is'),
    city,
    region,
    shownPlace,
    email,
    phone,
    linkedin,
    nationality: one('from') ?? null,
    summary: one('says'),
    skills: all('can').map((line) => [cut(line)[0], list(cut(line)[1])]),
    languages: all('speaks').flatMap((line) =>
      list(line).map((pair) => pair.split('=').map((x) => x.trim())),
    ),
    certs: all('cert').map((line) => [cut(line)[0], cut(line)[1], Number(cut(line)[2])]),
    licenses: all('drives'),
    work: all('work').map(job),
    education: all('school').map(school),
  }
}

export const PEOPLE = [
  person(
    'maeve',
    'en',
    `name Maeve | Donnellan
    is Geography Teacher
    place Galway | Ireland | Galway, Ireland
    reach maeve.donnellan@letterbox-demo.ie | +353 87 123 4590 | maeve-donnellan
    from Irish
    says Post-primary teacher who believes that a map is an argument. Ten years in mixed classrooms, a head for timetables and a soft spot for field trips in the rain.
    can Teaching | Curriculum design; Classroom management; Special educational needs
    can Digital | QGIS; Moodle; Google Classroom
    speaks English = native; Irish = fluent; French = B1
    cert Safeguarding Level 2 | Tusla | 2022
    drives Full driving licence (category B)
    work Geography Teacher | St. Enda's Community College | Galway | 2019-9 | - | Teach five year groups and coordinate the transition year | Lead the school's climate project with 120 pupils
    work Resource Teacher | Ballybrit Secondary School | Galway | 2015-9 | 2019-8 | Planned support for pupils with dyslexia
    work Teaching Assistant | Kilrush Primary | Kilrush | 2013-10 | 2015-6 | Helped in two combined classes
    school Professional Master | Education | University of Galway | Galway | 2013-9 | 2015-6
    school BA | Geography and History | Mary Immaculate College | Limerick | 2009-9 | 2013-5`,
  ),
  person(
    'priyanka',
    'en',
    `name Priyanka | Raghunathan
    is Data Scientist
    place Pune | India | Pune, India
    reach priyanka.raghu@inbox-demo.in | +91 98201 44871 | praghunathan
    says Data scientist with a background in statistics. I turn messy sensor readings into forecasts that planners trust, and I document what I did not know.
    can Modelling | Bayesian statistics; Time series; XGBoost
    can Engineering | Python; Spark; Airflow; dbt
    speaks English = fluent; Marathi = native; Hindi = native
    cert TensorFlow Developer Certificate | Google | 2021
    work Lead Data Scientist | Monsoon Grid Pvt. Ltd. | Pune | 2021-4 | - | Forecast demand for 3 million meters | Built the feature store from scratch
    work Data Scientist | Kaveri Motors | Chennai | 2018-7 | 2021-3 | Predicted warranty claims from telemetry
    work Statistical Analyst | Deccan Polling | Hyderabad | 2016-6 | 2018-6 | Weighted samples of household surveys
    school M.Sc. | Statistics | University of Hyderabad | Hyderabad | 2014-7 | 2016-5
    school B.Sc. | Mathematics | Fergusson College | Pune | 2011-6 | 2014-4`,
  ),
  person(
    'tobiah',
    'en',
    `name Tobiah | Lindqvist-Marsh
    is Product Designer
    place Portland | OR | Portland, OR
    reach tobiah@lindqvistmarsh-demo.design | (503) 555-0193 | tobiahlm
    says Designer of quiet interfaces for loud places: hospitals, kitchens and control rooms. I sketch on paper first and I ship with engineers.
    can Design | Interaction design; Prototyping; Design systems; Figma
    can Research | Usability testing; Field studies
    speaks English = native; Swedish = conversational
    work Principal Product Designer | Hearth & Harbor | Portland, OR | 2020-2 | - | Own the design system used by 14 teams | Introduced weekly usability tests
    work Product Designer | Cascadia Health Software | Seattle, WA | 2016-5 | 2020-1 | Redesigned the triage board
    work UX Designer | Pinwheel Studio | Eugene, OR | 2014-3 | 2016-4 | Designed museum kiosks
    school BFA | Graphic Design | Oregon State University | Corvallis, OR | 2009-9 | 2013-6`,
  ),
  person(
    'henrike',
    'de',
    `name Henrike | Stallbaum
    is Pflegedienstleitung
    place Göttingen | Deutschland | 37073 Göttingen
    reach henrike.stallbaum@briefkasten-demo.de | 0551 4402917 | henrike-stallbaum
    from deutsch
    says Examinierte Pflegefachkraft mit Leitungserfahrung in zwei Häusern. Ich plane Dienste, die halten, und nehme mir Zeit für Gespräche mit Angehörigen.
    can Pflege | Wundmanagement; Palliativpflege; Qualitätsmanagement
    can EDV | Vivendi; MS Office
    speaks Deutsch = Muttersprache; Englisch = B1; Russisch = Grundkenntnisse
    cert Praxisanleiterin in der Pflege | Johanniter-Akademie | 2016
    drives Klasse B
    work Pflegedienstleitung | Seniorenzentrum Leinepark gGmbH | Göttingen | 2019-4 | - | Führung von 46 Mitarbeitenden in drei Wohnbereichen | Einführung der digitalen Dokumentation
    work Stationsleitung | Klinikum Werra-Meißner | Eschwege | 2014-10 | 2019-3 | Dienstplanung und Einarbeitung neuer Kräfte
    work Gesundheits- und Krankenpflegerin | Evangelisches Krankenhaus | Kassel | 2010-10 | 2014-9 | Pflege auf der internistischen Station
    school Bachelor of Arts | Pflegemanagement | Hochschule Hannover | Hannover | 2015-10 | 2019-2
    school Ausbildung | Gesundheits- und Krankenpflege | Berufsfachschule für Pflege Kassel | Kassel | 2007-10 | 2010-9`,
  ),
  person(
    'ueli',
    'de',
    `name Ueli | Brändli
    is Wirtschaftsinformatiker
    place Winterthur | Schweiz | 8400 Winterthur
    reach ueli.braendli@postfach-demo.ch | +41 78 604 11 92 | ueli-braendli
    says Wirtschaftsinformatiker an der Grenze zwischen Fachabteilung und Entwicklung. Ich schreibe Anforderungen, die man testen kann, und moderiere gern.
    can Methoden | Requirements Engineering; BPMN; Scrum; SAFe
    can Werkzeuge | Jira; Confluence; Enterprise Architect
    speaks Deutsch = Muttersprache; Französisch = C1; Englisch = C1
    cert IREB CPRE Foundation Level | IREB | 2018
    work Senior Business Analyst | Eulach Versicherungen AG | Winterthur | 2020-8 | - | Ablösung des Bestandssystems für Motorfahrzeuge | Moderation von Workshops mit sieben Fachbereichen
    work Business Analyst | Helvetia Rail Systems | Bern | 2016-2 | 2020-7 | Anforderungen für die Fahrgastinformation
    work Junior Consultant | Brodbeck Partner | Zürich | 2013-9 | 2016-1 | Einführung von SAP FI in zwei Projekten
    school MSc | Wirtschaftsinformatik | Universität Zürich | Zürich | 2011-9 | 2013-7
    school BSc | Betriebsökonomie | ZHAW | Winterthur | 2008-9 | 2011-7`,
  ),
  person(
    'solene',
    'fr',
    `name Solène | Azéma-Castel
    is Ingénieure agronome
    place Montauban | France | 82000 Montauban
    reach solene.azema@courrier-demo.fr | 06 31 77 20 48 | solene-azema-castel
    from Française
    says Ingénieure agronome attachée au terrain, j’accompagne depuis neuf ans des exploitations vers l’agroforesterie. J’aime les sols vivants et les chiffres justes.
    can Agronomie | Analyse de sol; Agroforesterie; Irrigation
    can Logiciels | QGIS; R; Excel
    speaks Français = langue maternelle; Espagnol = courant; Anglais = B2
    cert Certiphyto Conseil | DRAAF Occitanie | 2020
    drives Permis B
    work Responsable de programme agroforesterie | Chambre d’agriculture de Tarn-et-Garonne | Montauban | 2020-1 | - | Suivi de 38 exploitations | Animation du comité technique
    work Conseillère agronomique | Coopérative Terres du Quercy | Cahors | 2016-4 | 2019-12 | Plans de fumure et essais variétaux
    work Stagiaire recherche | INRAE | Toulouse | 2015-3 | 2015-9 | Modélisation de la croissance du maïs
    school Diplôme d’ingénieur | Agronomie | ENSAT | Toulouse | 2012-9 | 2015-10`,
  ),
  person(
    'lucien',
    'fr',
    `name Lucien | Vandaele
    is Sommelier
    place Namur | Belgique | Namur, Belgique
    reach lucien.vandaele@poste-demo.be | +32 471 22 09 83 | lucien-vandaele
    says Sommelier curieux des petits domaines, formé en Bourgogne et en Moselle. Je compose des cartes courtes et je forme volontiers les équipes de salle.
    can Salle | Accords mets et vins; Gestion de cave; Service à la carte
    can Gestion | Achats; Inventaire; Lightspeed
    speaks Français = langue maternelle; Néerlandais = courant; Anglais = courant
    cert WSET Niveau 3 | Wine & Spirit Education Trust | 2019
    work Chef sommelier | Le Moulin des Tanneurs | Namur | 2021-5 | - | Carte de 420 références | Formation de six commis
    work Sommelier | Brasserie Horta | Bruxelles | 2017-9 | 2021-4 | Service de 80 couverts par soir
    work Commis de salle | Hôtel de la Cloche | Dijon | 2015-6 | 2017-8 | Mise en place et service
    school Bac Pro | Commercialisation et services en restauration | École Hôtelière de Namur | Namur | 2011-9 | 2015-6`,
  ),
  person(
    'xochitl',
    'es',
    `name Xóchitl | Barrientos Luna
    is Contadora
    place Querétaro | México | Querétaro, México
    reach xochitl.barrientos@buzon-demo.mx | +52 442 318 7765 | xochitl-barrientos
    from Mexicana
    says Contadora pública con doce años en la industria automotriz. Cierro el mes en tres días, converso con auditores sin sobresaltos y enseño a leer un balance.
    can Contabilidad | Cierre mensual; Impuestos; Costos; NIF
    can Sistemas | SAP; CONTPAQi; Power BI
    speaks Español = nativo; Inglés = avanzado
    cert Contadora Pública Certificada | IMCP | 2018
    work Gerente de contabilidad | Autopartes del Bajío S.A. de C.V. | Querétaro | 2019-8 | - | Equipo de nueve contadores | Migración a SAP S/4HANA
    work Contadora general | Plásticos Cimatario | Querétaro | 2015-2 | 2019-7 | Declaraciones y conciliaciones
    work Auxiliar contable | Despacho Ríos y Asociados | Celaya | 2012-8 | 2015-1 | Registro de pólizas
    school Licenciatura | Contaduría | Universidad Autónoma de Querétaro | Querétaro | 2008-8 | 2012-6`,
  ),
  person(
    'duarte',
    'pt',
    `name Duarte | Sequeira
    is Enfermeiro
    place Évora | Portugal | Évora, Portugal
    reach duarte.sequeira@caixa-demo.pt | +351 912 448 106 | duarte-sequeira
    from Portuguesa
    says Enfermeiro especialista em reabilitação, habituado a equipas pequenas e a distâncias grandes. Gosto de planear altas que resultam em casa.
    can Clínica | Reabilitação respiratória; Cuidados paliativos; Triagem
    can Informática | SClínico; Excel
    speaks Português = língua materna; Inglês = B2; Espanhol = B1
    cert Suporte Avançado de Vida | INEM | 2021
    drives Carta de condução B
    work Enfermeiro especialista | Hospital do Espírito Santo | Évora | 2018-11 | - | Coordenação da consulta de reabilitação | Supervisão de estagiários
    work Enfermeiro | Unidade de Saúde de Montemor | Montemor-o-Novo | 2013-1 | 2018-10 | Visitas domiciliárias
    school Licenciatura | Enfermagem | Universidade de Évora | Évora | 2008-9 | 2012-7`,
  ),
  person(
    'ginevra',
    'it',
    `name Ginevra | Pellizzoli
    is Grafica editoriale
    place Lecco | LC | Lecco (LC)
    reach ginevra.pellizzoli@cassetta-demo.it | +39 340 8812017 | ginevra-pellizzoli
    from Italiana
    says Grafica editoriale con la passione per i caratteri e per i margini larghi. Ho impaginato più di cento libri e tre riviste di montagna.
    can Grafica | Impaginazione; Tipografia; Illustrazione
    can Programmi | InDesign; Illustrator; Photoshop
    speaks Italiano = madrelingua; Inglese = B2; Francese = A2
    cert Adobe Certified Professional | Adobe | 2020
    drives Patente B
    work Responsabile grafica | Edizioni Grigna | Lecco | 2020-10 | - | Progetto grafico di quattro collane | Coordinamento di illustratori esterni
    work Grafica | Tipolitografia Manzoni S.r.l. | Bergamo | 2016-1 | 2020-9 | Impaginazione e prestampa
    work Tirocinante | Rivista Quota | Milano | 2015-2 | 2015-7 | Ricerca iconografica
    school Diploma accademico | Design della comunicazione | ISIA Urbino | Urbino | 2012-10 | 2015-7`,
  ),
  person(
    'jorrit',
    'nl',
    `name Jorrit | Hoekstra
    is Docent natuurkunde
    place Leeuwarden | Nederland | Leeuwarden
    reach jorrit.hoekstra@postbus-demo.nl | 06 18 44 92 70 | jorrit-hoekstra
    from Nederlandse
    says Eerstegraads docent die proeven liever laat doen dan laat zien. Negen jaar voor de klas, sinds kort ook coach van nieuwe collega's.
    can Onderwijs | Lesontwerp; Toetsing; Coaching
    can Techniek | Arduino; Python; Magister
    speaks Nederlands = moedertaal; Fries = moedertaal; Engels = vloeiend
    cert Basiskwalificatie Examinering | Cito | 2021
    drives Rijbewijs B
    work Docent natuurkunde | Scholengemeenschap De Dyk | Leeuwarden | 2018-8 | - | Lessen aan havo en vwo | Begeleiding van profielwerkstukken
    work Technisch onderwijsassistent | Piter Jelles College | Drachten | 2014-9 | 2018-7 | Beheer van het practicumlokaal
    school Master | Leraar natuurkunde | NHL Stenden Hogeschool | Leeuwarden | 2015-9 | 2018-6
    school Bachelor | Technische natuurkunde | Rijksuniversiteit Groningen | Groningen | 2010-9 | 2014-7`,
  ),
  person(
    'dobrawa',
    'pl',
    `name Dobrawa | Kwiecińska
    is Architektka wnętrz
    place Bydgoszcz | Polska | Bydgoszcz
    reach dobrawa.kwiecinska@poczta-demo.pl | +48 512 880 341 | dobrawa-kwiecinska
    says Architektka wnętrz z ośmioletnim stażem w biurach projektowych. Projektuję mieszkania i małe lokale, pilnuję budżetu i lubię rozmowy z wykonawcami.
    can Projektowanie | Rysunek techniczny; Kosztorysowanie; Wizualizacje
    can Programy | AutoCAD; SketchUp; V-Ray
    speaks polski = ojczysty; angielski = B2; włoski = A2
    cert Certyfikat AutoCAD Professional | Autodesk | 2019
    drives Prawo jazdy kat. B
    work Starsza projektantka wnętrz | Pracownia Brda | Bydgoszcz | 2020-3 | - | Prowadzenie dwunastu realizacji rocznie | Nadzór autorski
    work Projektantka wnętrz | Studio Kamienica Sp. z o.o. | Toruń | 2016-10 | 2020-2 | Projekty wykonawcze mieszkań
    school Magister | Architektura wnętrz | Uniwersytet Artystyczny w Poznaniu | Poznań | 2011-10 | 2016-6`,
  ),
  person(
    'sevgi',
    'tr',
    `name Sevgi | Karabulut
    is Gıda Mühendisi
    place Eskişehir | Türkiye | Eskişehir, Türkiye
    reach sevgi.karabulut@posta-demo.com.tr | +90 541 220 63 18 | sevgikarabulut
    says Süt ürünleri alanında dokuz yıllık deneyime sahip gıda mühendisiyim. Hat kurulumundan denetime kadar her aşamada sorumluluk aldım.
    can Kalite | HACCP; ISO 22000; Duyusal analiz
    can Bilgisayar | SAP; Excel; Minitab
    speaks Türkçe = ana dil; İngilizce = iyi
    cert İç Tetkikçi Sertifikası | TSE | 2019
    work Kalite Güvence Müdürü | Porsuk Süt Ürünleri A.Ş. | Eskişehir | 2020-5 | - | Üç tesisin kalite sisteminin yönetimi | Müşteri denetimlerinin yürütülmesi
    work Üretim Mühendisi | Sakarya Gıda San. Tic. Ltd. Şti. | Adapazarı | 2016-7 | 2020-4 | Peynir hattının devreye alınması
    school Lisans | Gıda Mühendisliği | Ege Üniversitesi | İzmir | 2011-9 | 2016-6`,
  ),
  person(
    'yousef',
    'ar',
    `name يوسف | العمري
    is محاسب
    place القاهرة | مصر | القاهرة، مصر
    reach yousef.omari@barid-demo.com | +20 100 553 2217 | yousef-omari
    says محاسب بخبرة عشر سنوات في الشركات الصناعية، أهتم بدقة التقارير الشهرية وبتطوير أنظمة الرقابة الداخلية.
    can المهارات | SAP; Excel; التحليل المالي
    speaks العربية = اللغة الأم; الإنجليزية = جيد جدا
    work محاسب أول | شركة النيل للصناعات | القاهرة | 2019-2 | - | إعداد القوائم المالية
    work محاسب | مجموعة الدلتا التجارية | طنطا | 2014-8 | 2019-1 | متابعة حسابات الموردين
    school بكالوريوس | المحاسبة | جامعة القاهرة | القاهرة | 2010-9 | 2014-6`,
  ),
  person(
    'tamar',
    'he',
    `name תמר | שגיא
    is מנהלת פרויקטים
    place ירושלים | ישראל | ירושלים, ישראל
    reach tamar.sagi@doar-demo.co.il | +972 52 640 1187 | tamar-sagi
    says מנהלת פרויקטים עם תשע שנות ניסיון בתחום התשתיות, מובילה צוותים גדולים ואוהבת תכנון מסודר ותקשורת פתוחה.
    can כישורים | MS Project; ניהול סיכונים; Excel
    speaks עברית = שפת אם; אנגלית = רמה גבוהה
    work מנהלת פרויקטים | אלון תשתיות בע"מ | ירושלים | 2020-6 | - | ניהול תקציב של שלושים מיליון שקל
    work רכזת פרויקטים | קבוצת הדר | חיפה | 2015-11 | 2020-5 | תיאום בין ספקים
    school תואר ראשון | הנדסת תעשייה וניהול | אוניברסיטת בן גוריון | באר שבע | 2011-10 | 2015-7`,
  ),
  person(
    'jingwen',
    'zh',
    `name 静雯 | 林
    is 财务经理
    place 成都 | 中国 | 成都
    reach lin.jingwen@youjian-demo.cn | +86 139 8055 6120 | lin-jingwen
    says 九年制造业财务经验，熟悉成本核算与预算管理，推动过两次财务系统上线，善于与业务部门沟通。
    can 专业技能 | 成本核算; 预算管理; SAP; Excel
    speaks 中文 = 母语; 英语 = 熟练
    work 财务经理 | 蜀江机械制造有限公司 | 成都 | 2019-5 | - | 负责集团预算与月度结账
    work 会计 | 重庆长岭电子有限公司 | 重庆 | 2015-7 | 2019-4 | 负责成本核算与纳税申报
    school 本科 | 会计学 | 西南财经大学 | 成都 | 2011-9 | 2015-6`,
  ),
  person(
    'haruto',
    'ja',
    `name 陽翔 | 中村
    is 機械エンジニア
    place 名古屋市 | 愛知県 | 愛知県名古屋市
    reach haruto.nakamura@posuto-demo.jp | 080-2345-6789 | haruto-nakamura
    says 自動車部品の設計に十年間携わり、試作から量産まで幅広く経験しました。現場との対話を何より大切にしています。
    can スキル | CATIA; 強度解析; 品質管理
    speaks 日本語 = 母語; 英語 = 日常会話
    work 機械エンジニア | 東海精密工業株式会社 | 名古屋市 | 2018-10 | - | 電動ポンプの設計
    work 設計担当 | 株式会社三河テクノ | 豊田市 | 2014-4 | 2018-9 | 金型の設計と改善
    school 学士 | 機械工学 | 名古屋工業大学 | 名古屋市 | 2010-4 | 2014-3`,
  ),
]
