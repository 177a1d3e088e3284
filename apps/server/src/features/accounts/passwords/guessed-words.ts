/** What the lists of leaked passwords are made of, in lower case and without the digits and signs that decorate it. */
export const GUESSED_WORDS: ReadonlySet<string> = new Set(
  `
password passwort passwd passphrase motdepasse contrasena senha wachtwoord parola pass pwd secret secure security login signin
welcome welcom bienvenue willkommen hello hallo hola bonjour letmein letmeinn openup opensesame access enter entry
admin administrator administrador root superuser sysadmin system server user username guest test tester testing temp temporary
default changeme changeit change please newpassword mypassword mypass ourpassword nopassword thepassword demo sample example
qwerty qwertyuiop qwertyui qwert qwer qwertz azerty asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qaz wsx qazwsx qazwsxedc
edc rfv qweasd qweasdzxc qwaszx asdqwe poiuyt lkjhgf mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa xxx xxxx zzz
iloveyou iloveu loveyou loveme lovely love lover loving mylove forever always princess prince queen king angel angels
baby babygirl babyboy sweetie sweety honey sugar candy cookie chocolate cupcake sunshine sunflower rainbow butterfly flower
monkey dragon tiger lion eagle falcon wolf panther shadow ninja samurai warrior hunter killer master mustang ferrari porsche
mercedes toyota honda yamaha harley corvette camaro jaguar
football soccer baseball basketball hockey tennis golf golfer cricket rugby running swimming
liverpool chelsea arsenal manchester barcelona realmadrid juventus bayern dortmund yankees lakers cowboys steelers packers redsox
superman batman spiderman ironman hulk starwars startrek pokemon pikachu mario zelda minecraft fortnite matrix merlin gandalf
hogwarts harrypotter simpsons snoopy mickey minnie disney tinkerbell naruto goku
michael michelle jennifer jessica daniel thomas charlie charles andrew anthony matthew jordan joshua robert richard william
george james john david steven joseph justin jason brandon ryan kevin brian eric mark paul peter patrick alexander alexandra alex
nicole amanda ashley melissa samantha sarah laura linda maria martina andrea anna emily emma olivia sophie hannah
maggie molly bailey buster max rocky lucky bella charly ginger pepper tigger smokey snowball scooter
carlos fernando miguel antonio francisco alejandro pedro juan luis jose
spring summer autumn winter fall january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday morning night today tomorrow christmas halloween easter birthday holiday
vacation weekend
america american england english london paris berlin madrid tokyo moscow newyork boston chicago dallas houston texas florida
california canada mexico brasil brazil argentina india indian pakistan bangladesh china chinese japan korea turkey istanbul
germany deutschland france italia italy espana spain portugal russia poland polska nederland holland sweden australia sydney
company corporate business office work job money dollar euro bank finance account manager director boss
computer internet network windows microsoft google facebook twitter instagram linkedin youtube yahoo gmail hotmail outlook apple
iphone android samsung nokia sony dell lenovo cisco oracle linux ubuntu apache mysql postgres database
expert experts growth portal profile project client customer consultant consulting
freedom liberty peace power energy fire ice water earth wind storm thunder lightning silver golden gold diamond crystal platinum
red blue green black white yellow orange purple pink magic mystery phoenix orion apollo zeus athena jesus jesuschrist christ god
godbless blessed heaven faith hope grace trust trustno believe bible church allah muhammad buddha krishna
music guitar piano metallica nirvana eminem beatles elvis rockstar rock metal jazz dancer dance dancing singer
friend friends friendship family mother father mommy daddy mom dad brother sister grandma
player gamer game games play playboy playstation xbox nintendo counter strike wizard hacker
coffee pizza cheese burger banana apples cherry strawberry peanut butter pumpkin tomato potato
house home garden kitchen school college university student teacher doctor nurse police
number one two three four five six seven eight nine ten hundred thousand million
whatever nothing something anything everything awesome amazing cool great super mega ultra extreme perfect beautiful
trustme helpme forgetmenot remember forgot blahblah blink nobody somebody anybody
`
    .trim()
    .split(/\s+/),
)
