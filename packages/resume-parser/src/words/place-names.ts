/** Names of places that speakers of the seven languages use and the packages have not. */

export const CITY_NAMES = `
  münchen, nürnberg, köln, braunschweig, hannover, wien, zürich, genf, genève, basel, bâle, bern, berne,
  luzern, lausanne, mailand, milano, turin, torino, rom, roma, neapel, napoli, venedig, venezia, florenz,
  firenze, genua, genova, bologna, padova, padua, paris, lyon, marseille, straßburg, strasbourg, nizza,
  lille, bruxelles, brüssel, brussel, brussels, antwerpen, anvers, gent, gand, lüttich, liège, leuven, den haag, the hague, la haye, s-gravenhage, 's-hertogenbosch, den bosch, rotterdam, lissabon, lisboa,
  lisbonne, porto, oporto, madrid, barcelona, sevilla, séville, seville, zaragoza, la coruña, a coruña,
  bilbao, valència, palma, san sebastián, donostia, london, londres, londra, londen, edinburgh, dublin,
  kopenhagen, copenhague, københavn, stockholm, oslo, helsinki, warschau, varsovie, varsovia, warszawa,
  krakau, krakow, kraków, breslau, wrocław, danzig, gdansk, prag, praga, prague, praha, bratislava,
  budapest, bukarest, bucarest, bucharest, belgrad, sofia, athen, athènes, atenas, athens, istanbul, moskau,
  moscou, moscú, moscow, kiew, kiev, kyiv, new york, nueva york, nova york, nova iorque, new york city, san francisco, los angeles, washington dc, washington d.c., mexico city, ciudad de méxico, cdmx, méxico d.f.,
  são paulo, rio de janeiro, brasília, buenos aires, caba, bogotá, bangalore, bengaluru, bombay, mumbai,
  delhi, new delhi, calcutta, gurgaon, gurugram, peking, beijing, shanghai, hongkong, hong kong, tokio,
  tokyo, singapur, singapore, singapour, dubai, abu dhabi, kapstadt, cape town, tel aviv, jerusalem, kairo,
  cairo, le caire, nairobi, lagos, casablanca, tunis, milton keynes, frankfurt, frankfurt am main,
  kraków, łódź, wrocław, poznań, gdańsk, rzeszów, toruń, białystok, szczecin, katowice, ankara, izmir, bursa, antalya, adana, konya, manisa, kocaeli,
  عمان, القاهرة, الرياض, دبي, بيروت, بغداد, الزرقاء, جدة, الدوحة, תל אביב, חיפה, ירושלים, באר שבע, כרמיאל, רעננה, הרצליה,
  北京, 上海, 广州, 深圳, 杭州, 苏州, 南京, 成都, 武汉, 香港, 台北, 東京, 東京都, 大阪, 大阪府, 横浜, 横浜市, 名古屋, 名古屋市, 京都, 福岡, 札幌, 神戸, 仙台,
  frankfurt/main, freiburg, halle, greater london, bay area, san francisco bay area, silicon valley`

export const REGION_NAMES = `
  ile-de-france, île-de-france, randstad, ruhrgebiet, nordrhein-westfalen, nrw, bayern, baden-württemberg,
  hessen, sachsen, niedersachsen, thüringen, rheinland-pfalz, schleswig-holstein, brandenburg, saarland,
  mecklenburg-vorpommern, sachsen-anhalt, bavaria, saxony, hesse, lower saxony, occitanie, bretagne,
  normandie, auvergne-rhône-alpes, nouvelle-aquitaine, provence, paca, hauts-de-france, grand est,
  lombardia, piemonte, veneto, toscana, lazio, sicilia, puglia, campania, emilia-romagna, liguria, cataluña,
  catalunya, andalucía, comunidad de madrid, comunidad valenciana, país vasco, euskadi, galicia,
  bedfordshire, berkshire, buckinghamshire, cambridgeshire, cheshire, cornwall, cumbria, derbyshire, devon, dorset, county durham, east sussex, essex, gloucestershire, hampshire, herefordshire, hertfordshire, kent, lancashire, leicestershire, lincolnshire, merseyside, norfolk, northamptonshire, northumberland, nottinghamshire, oxfordshire, rutland, shropshire, somerset, staffordshire, suffolk, surrey, tyne and wear, warwickshire, west midlands, west sussex, wiltshire, worcestershire, yorkshire, north yorkshire, south yorkshire, west yorkshire, east riding of yorkshire, aberdeenshire, ayrshire, fife, lanarkshire, gwynedd, powys, county antrim, county down,
  noord-holland, zuid-holland, noord-brabant, utrecht, gelderland, vlaanderen, wallonie`

export const COUNTRY_NAMES: Record<string, string> = {
  US: 'usa, us, u.s.a., u.s., united states of america, eua, eeuu, ee.uu., états-unis, vereinigte staaten, stati uniti',
  GB: 'uk, u.k., great britain, england, scotland, wales, northern ireland',
  AE: 'uae',
  NL: 'holland, holanda, hollande, nederland, the netherlands',
  DE: 'brd, bundesrepublik deutschland',
  CZ: 'czech republic, česko, tschechische republik',
  KR: 's. korea, south korea, korea, südkorea',
  HK: 'hong kong, hongkong',
  TR: 'türkei, turkey',
  RU: 'russia, russland',
  VN: 'vietnam',
}
