// People that do not exist, of the fifth round.
import { person } from '../resumes-fourth/people.mjs'

export const PEOPLE = [
  person(
    'oluwaseun',
    'en',
    `name Oluwaseun | Adebayo-Hart
    is Supply Chain Analyst
    place Milwaukee | WI | Milwaukee, WI
    reach seun.adebayo@parcelbox-demo.com | +1 (414) 555-0178 | seun-adebayo-hart
    from American
    says Supply chain analyst who turns late trucks into clean tables. Seven years across food and machine tools, with a habit of walking the warehouse before opening a spreadsheet.
    can Planning | Demand forecasting; Inventory control; S&OP
    can Tools | SQL; Power BI; SAP MM; Python
    speaks English = native; Yoruba = fluent
    cert CPIM | APICS | 2021
    work Supply Chain Analyst | Kettle Moraine Foods Inc. | Milwaukee, WI | 2021-2 | - | Rebuilt the forecast of 1,400 items and cut write-offs by a third | Run the weekly planning meeting
    work Logistics Coordinator | Brewer & Sons Machine Tools | Racine, WI | 2018-7 | 2021-1 | Booked freight for four plants
    work Warehouse Intern | Lakefront Paper | Green Bay, WI | 2017-5 | 2017-8 | Counted, labelled and learned
    school Bachelor of Science | Industrial Engineering | Marquette University | Milwaukee, WI | 2014-9 | 2018-5`,
  ),
  person(
    'harriet',
    'en',
    `name Harriet | Pemberton
    is Veterinary Nurse
    place Shrewsbury | Shropshire | Shrewsbury, Shropshire
    reach harriet.pemberton@pillarpost-demo.co.uk | 07700 900 318 | harriet-pemberton-rvn
    from British
    says Registered veterinary nurse with a calm hand for nervous animals and their owners. Comfortable in theatre, happiest on a farm call at six in the morning.
    can Clinical | Anaesthesia monitoring; Dental radiography; Wound management
    can Office | Provet Cloud; Stock control
    speaks English = native; Welsh = conversational
    cert Certificate in Emergency Nursing | VetSkill | 2020
    drives Full UK driving licence
    work Head Veterinary Nurse | Severn Vale Vets | Shrewsbury | 2020-4 | - | Lead a team of six and the rota | Introduced a checklist for theatre
    work Veterinary Nurse | The Meres Animal Hospital | Ellesmere | 2016-9 | 2020-3 | Nursed inpatients on nights
    school Foundation Degree | Veterinary Nursing | Harper Adams University | Newport | 2013-9 | 2016-7`,
  ),
  person(
    'wiebke',
    'de',
    `name Wiebke | Lüdemann
    is Bauingenieurin
    place Oldenburg | Niedersachsen | 26121 Oldenburg
    reach wiebke.luedemann@briefkasten-demo.de | +49 441 3801 227 | wiebke-luedemann
    from deutsch
    says Bauingenieurin mit acht Jahren Erfahrung im Wasserbau. Ich rechne gern nach, rede gern mit Baustellen und mag Deiche mehr als Hochhäuser.
    can Planung | Hydraulische Berechnung; Ausschreibung; Bauüberwachung
    can Programme | AutoCAD Civil 3D; HEC-RAS; RIB iTWO
    speaks Deutsch = Muttersprache; Englisch = verhandlungssicher; Plattdeutsch = gut
    cert Fachplanerin Hochwasserschutz | DWA | 2022
    drives Klasse B
    work Projektleiterin Wasserbau | Jade Ingenieure GmbH | Oldenburg | 2021-3 | - | Leitung von drei Deichprojekten | Abstimmung mit Behörden
    work Planungsingenieurin | Ammerland Wasserbau GmbH & Co. KG | Bad Zwischenahn | 2017-10 | 2021-2 | Entwurf von Schöpfwerken
    school Master of Science | Bauingenieurwesen | Technische Universität Braunschweig | Braunschweig | 2015-10 | 2017-9
    school Bachelor of Engineering | Bauingenieurwesen | Jade Hochschule | Oldenburg | 2012-9 | 2015-8`,
  ),
  person(
    'gwendal',
    'fr',
    `name Gwendal | Le Bihan
    is Chef de chantier
    place Quimper | Finistère | 29000 Quimper
    reach gwendal.lebihan@boite-demo.fr | 06 39 98 41 17 | gwendal-le-bihan
    from Française
    says Chef de chantier passé par tous les métiers du gros œuvre. Je tiens les délais, je connais mes équipes par leur prénom et je ne quitte jamais un site sans l'avoir rangé.
    can Chantier | Planification; Sécurité; Coffrage
    can Outils | MS Project; AutoCAD; Excel
    speaks Français = langue maternelle; Breton = courant; Anglais = B1
    cert CACES R482 | AFPA | 2019
    drives Permis B
    work Chef de chantier | Bâtisseurs de Cornouaille SARL | Quimper | 2019-5 | - | Conduite de chantiers de logements collectifs | Encadrement de quinze compagnons
    work Chef d'équipe | Constructions Kerdreux | Brest | 2015-9 | 2019-4 | Pose de prédalles et de voiles
    school BTS | Bâtiment | Lycée Chaptal | Quimper | 2013-9 | 2015-6`,
  ),
  person(
    'nayara',
    'es',
    `name Nayara | Santana Perdomo
    is Recepcionista de hotel
    place Arrecife | Las Palmas | Arrecife, Las Palmas
    reach nayara.santana@buzon-demo.es | +34 655 410 288 | nayara-santana
    from Española
    says Recepcionista con seis años de experiencia en hoteles de cuatro estrellas. Me gusta resolver problemas antes de que el cliente los note.
    can Hotelería | Atención al cliente; Gestión de reservas; Facturación
    can Informática | Opera PMS; Excel
    speaks Español = nativo; Inglés = C1; Alemán = B1
    cert Cambridge C1 Advanced | Cambridge Assessment | 2019
    drives Permiso B
    other {"first_name": ["Nayara Santana"], "last_name": ["Perdomo"]}
    work Jefa de recepción | Hotel Timanfaya Playa | Arrecife | 2022-4 | - | Coordinación de un equipo de cinco personas | Control de ingresos diarios
    work Recepcionista | Apartamentos Los Jameos S.L. | Puerto del Carmen | 2018-6 | 2022-3 | Entradas, salidas y caja
    school Grado | Turismo | Universidad de Las Palmas de Gran Canaria | Las Palmas de Gran Canaria | 2014-9 | 2018-6`,
  ),
  person(
    'iracema',
    'pt',
    `name Iracema | Figueiredo
    is Analista de marketing
    place Florianópolis | SC | Florianópolis, SC
    reach iracema.figueiredo@caixapostal-demo.com.br | (48) 99914-2277 | iracema-figueiredo
    from Brasileira
    says Analista de marketing com foco em conteúdo e dados. Oito anos entre agências e indústria, sempre medindo antes de opinar.
    can Marketing | SEO; E-mail marketing; Branding
    can Ferramentas | Google Analytics; HubSpot; Figma
    speaks Português = nativo; Inglês = avançado; Espanhol = intermediário
    cert Inbound Marketing | HubSpot Academy | 2020
    drives CNH categoria B
    work Coordenadora de marketing | Cerâmica Ilha Azul Ltda. | Florianópolis | 2021-8 | - | Planejamento anual e orçamento | Gestão de duas agências
    work Analista de marketing | Agência Ponto e Vírgula | Joinville | 2017-3 | 2021-7 | Campanhas de mídia paga
    school Bacharelado | Publicidade e Propaganda | Universidade Federal de Santa Catarina | Florianópolis | 2012-3 | 2016-12`,
  ),
  person(
    'bartolomeo',
    'it',
    `name Bartolomeo | Scognamiglio
    is Cuoco
    place Salerno | SA | Salerno (SA)
    reach bartolomeo.scognamiglio@buca-demo.it | +39 347 220 9154 | bartolomeo-scognamiglio
    from Italiana
    says Cuoco di mare e di brace, cresciuto in una trattoria di famiglia. Organizzo la brigata senza alzare la voce e calcolo il costo di ogni piatto.
    can Cucina | Pesce crudo; Panificazione; Menù stagionali
    can Gestione | HACCP; Food cost
    speaks Italiano = madrelingua; Inglese = B1; Francese = B1
    cert Attestato HACCP | Regione Campania | 2021
    drives Patente B
    work Capo partita | Trattoria Le Due Barche | Salerno | 2020-3 | - | Responsabile dei secondi e degli ordini | Formazione degli stagisti
    work Commis di cucina | Grand Hotel Tritone S.p.A. | Praiano | 2016-4 | 2019-10 | Preparazione della linea
    school Diploma | Enogastronomia | Istituto Alberghiero Roberto Virtuoso | Salerno | 2011-9 | 2016-7`,
  ),
  person(
    'sietske',
    'nl',
    `name Sietske | van der Velde
    is Beleidsadviseur
    place Zwolle | Overijssel | Zwolle
    reach sietske.vandervelde@brievenbus-demo.nl | +31 6 2091 7745 | sietske-van-der-velde
    from Nederlandse
    says Beleidsadviseur met een voorkeur voor ingewikkelde straten en eenvoudige zinnen. Negen jaar ervaring met verkeer, participatie en subsidies.
    can Beleid | Mobiliteit; Participatie; Subsidieaanvragen
    can Software | ArcGIS; Excel
    speaks Nederlands = moedertaal; Engels = vloeiend; Duits = redelijk
    cert Prince2 Foundation | Axelos | 2019
    drives Rijbewijs B
    work Senior beleidsadviseur | Gemeente Zwolle | Zwolle | 2020-2 | - | Opstellen van het fietsplan | Begeleiden van inspraakavonden
    work Beleidsmedewerker | Adviesbureau Vechtstroom B.V. | Ommen | 2016-9 | 2020-1 | Onderzoek naar parkeren
    school Master | Planologie | Radboud Universiteit | Nijmegen | 2014-9 | 2016-8
    school Bachelor | Sociale geografie | Universiteit Utrecht | Utrecht | 2011-9 | 2014-7`,
  ),
  person(
    'bogumil',
    'pl',
    `name Bogumił | Przybylski
    is Elektryk
    place Rzeszów | podkarpackie | Rzeszów
    reach bogumil.przybylski@listonosz-demo.pl | +48 605 117 924 | bogumil-przybylski
    says Elektryk z dziesięcioletnim doświadczeniem w przemyśle i budownictwie. Czytam schematy jak gazetę i nie zostawiam prowizorki.
    can Elektryka | Pomiary; Automatyka; Rozdzielnice
    can Programy | EPLAN; TIA Portal
    speaks polski = ojczysty; niemiecki = B1; angielski = A2
    cert Uprawnienia SEP do 1 kV | SEP | 2018
    drives kat. B
    work Brygadzista elektryków | Elmont Podkarpacie S.A. | Rzeszów | 2019-4 | - | Kierowanie ośmioosobową brygadą | Odbiory instalacji
    work Elektryk utrzymania ruchu | Fabryka Okuć Wisłok | Krosno | 2014-8 | 2019-3 | Usuwanie awarii na linii
    school Technik | Elektryk | Zespół Szkół Technicznych | Krosno | 2010-9 | 2014-6`,
  ),
  person(
    'nurcan',
    'tr',
    `name Nurcan | Özdemir
    is Muhasebe Uzmanı
    place Kayseri | Türkiye | Kayseri, Türkiye
    reach nurcan.ozdemir@zarf-demo.com.tr | +90 532 664 10 85 | nurcan-ozdemir
    says Sekiz yıllık deneyime sahip muhasebe uzmanıyım. Ay sonu kapanışlarını sakin, vergi denetimlerini hazırlıklı karşılarım.
    can Muhasebe | Bordro; KDV beyannamesi; Bütçeleme
    can Programlar | Logo Tiger; Excel; SAP
    speaks Türkçe = ana dil; İngilizce = orta
    cert SMMM Ruhsatı | TÜRMOB | 2020
    drives B sınıfı
    work Muhasebe Uzmanı | Erciyes Mobilya A.Ş. | Kayseri | 2020-9 | - | Aylık mali tabloların hazırlanması | Banka ilişkilerinin yürütülmesi
    work Muhasebe Elemanı | Kapadokya Tekstil Ltd. Şti. | Nevşehir | 2016-7 | 2020-8 | Fatura ve cari takibi
    school Lisans | İşletme | Erciyes Üniversitesi | Kayseri | 2011-9 | 2015-6`,
  ),
  person(
    'rasha',
    'ar',
    `name رشا | الحداد
    is مهندسة معمارية
    place عمان | الأردن | عمان، الأردن
    reach rasha.haddad@zarf-demo.jo | +962 7 9555 3108 | rasha-haddad
    says مهندسة معمارية بخبرة ثماني سنوات في تصميم المدارس والمباني العامة، أهتم بالضوء الطبيعي وبكلفة التنفيذ.
    can التصميم | AutoCAD; Revit; إدارة المشاريع
    speaks العربية = اللغة الأم; الإنجليزية = ممتاز
    work مهندسة معمارية أولى | مكتب البتراء للاستشارات الهندسية | عمان | 2020-3 | - | الإشراف على ثلاثة مشاريع مدرسية
    work مهندسة معمارية | شركة الأفق للمقاولات | إربد | 2016-9 | 2020-2 | إعداد المخططات التنفيذية
    school بكالوريوس | هندسة العمارة | الجامعة الأردنية | عمان | 2011-9 | 2016-6`,
  ),
  person(
    'eitan',
    'he',
    `name איתן | ברקוביץ
    is מפתח תוכנה
    place חיפה | ישראל | חיפה, ישראל
    reach eitan.berkovich@mikhtav-demo.co.il | +972 54 771 2093 | eitan-berkovich
    says מפתח תוכנה עם שמונה שנות ניסיון במערכות זמן אמת, אוהב קוד פשוט ובדיקות אוטומטיות.
    can טכנולוגיות | C++; Python; Linux
    speaks עברית = שפת אם; אנגלית = שוטפת; רוסית = בסיסית
    work מפתח תוכנה בכיר | כרמל מערכות בע"מ | חיפה | 2020-1 | - | פיתוח שרתי תקשורת
    work מפתח תוכנה | גליל טכנולוגיות | יקנעם | 2016-8 | 2019-12 | תחזוקת מערכת בקרה
    school תואר ראשון | מדעי המחשב | הטכניון | חיפה | 2012-10 | 2016-7`,
  ),
  person(
    'haoran',
    'zh',
    `name 浩然 | 赵
    is 软件测试工程师
    place 武汉 | 中国 | 武汉
    reach zhao.haoran@xinxiang-demo.cn | +86 136 2718 4405 | zhao-haoran
    says 七年软件测试经验，擅长自动化测试与性能分析，曾为两个大型平台搭建持续集成流程。
    can 测试 | Selenium; JMeter; Python; 接口测试
    speaks 中文 = 母语; 英语 = 良好
    work 软件测试工程师 | 武汉光谷云图科技有限公司 | 武汉 | 2020-6 | - | 负责移动端自动化测试
    work 测试专员 | 长沙湘江网络有限公司 | 长沙 | 2017-7 | 2020-5 | 编写测试用例
    school 本科 | 软件工程 | 华中科技大学 | 武汉 | 2013-9 | 2017-6`,
  ),
  person(
    'misaki',
    'ja',
    `name 美咲 | 小林
    is 営業企画
    place 札幌市 | 北海道 | 北海道札幌市
    reach misaki.kobayashi@tegami-demo.jp | 090-3456-7812 | misaki-kobayashi
    says 食品メーカーで八年間、営業企画に携わってきました。売場の声を数字にまとめ、次の提案につなげることが得意です。
    can 強み | データ分析; Excel; プレゼンテーション
    speaks 日本語 = 母語; 英語 = ビジネスレベル
    work 営業企画 | 北国フーズ株式会社 | 札幌市 | 2019-4 | - | 新商品の販売計画の立案
    work 営業担当 | 株式会社小樽製菓 | 小樽市 | 2016-4 | 2019-3 | 量販店への提案営業
    school 学士 | 経営学 | 北海学園大学 | 札幌市 | 2012-4 | 2016-3`,
  ),
]
