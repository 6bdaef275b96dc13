/**
 * What people take for a password when they are asked for eight characters: first names, what they love, where they
 * live, what lies before them. Each stands for itself, with digits and signs before and behind it, with the usual
 * digits for letters, twice, and together with another one. Small letters without accents.
 */
const NAMES = `
aaron adam adrian adriana agnes agnieszka alain alan albert alberto alejandra alejandro alessandra alessandro alessia
alessio alex alexander alexandra alexandre alexia alexis alfred alice alicia alina alisha allison amanda amandine amber
amelia amelie amina ana anastasia anders andre andrea andreas andrei andrew andy angel angela angelica angelika angelina
angelo anita anja ann anna annamaria anne annemarie annette annika anthony antoine anton antonella antonia antonio april
ariana arianna arnold arthur artur ashley astrid audrey august aurelie aurora austin barbara beat beatrice beatrix beat
bella benjamin benoit bernadette bernard bernhard bertrand bettina bianca bill billy birgit bjoern bob bobby boris brad
brandon brenda brian brigitte britney brooke bruce bruno bryan caitlin cameron camila camille candice carina carl carla
carlo carlos carmen carol carola carole carolin carolina caroline casey cassandra caterina catherine cecile cecilia
celine chantal charles charlie charlotte chiara chloe chris christa christel christian christiane christina christine
christof christoph christophe christopher cindy claire clara clarissa claude claudia claudio clemens clement coralie
corina corinna corinne courtney cristian cristiano cristina crystal cynthia cyril daisy damian damien dan dana daniel
daniela daniele danielle danny dario darren dave david davide dean deborah debora denis denise dennis derek desiree diana
diego dieter dimitri dirk dolores domenico dominic dominik dominika dominique donald donna doris dorothea dorothee
douglas dylan eddie edgar edith eduard eduardo edward elena eleonora eliane elias elisa elisabeth elizabeth ella ellen
elodie elsa elvira emil emilie emilia emily emma emmanuel enrico enzo eric erica erich erik erika erin ernst esther
ethan eugen eva evelin eveline evelyn fabian fabien fabienne fabio fabrice fatima federica federico felicia felix
ferdinand fernando filip filippo fiona flavia flavio florence florian florin francesca francesco francine francis
francisca francisco franck franco francois francoise frank franz franziska fred freddy frederic frederik fridolin
friedrich fritz gabriel gabriela gabriele gabriella gabrielle gary george georg georges gerald gerard gerda gerhard
gerold gertrud giacomo gian giancarlo gianluca gianni gilbert gina giorgia giorgio giovanna giovanni giulia giulio
giuseppe gloria gordon grace graziella greg gregor gregory greta guido guillaume gunter gustav guy hanna hannah hannelore
hannes hans hansjoerg hanspeter hansruedi harald harry hassan hector heather heidi heike heiko heinrich heinz helena
helene helga helmut henri henry herbert hermann hildegard holger holly hubert hugo ian ibrahim ida ignaz igor ilaria
ilona ingrid irena irene irina iris irma isaac isabel isabella isabelle ismail ivan ivana ivo jack jackie jackson jacob
jacqueline jacques jake jakob james jamie jan jana jane janet janice janine jasmin jasmine jason javier jean jeanette
jeanne jeff jeffrey jennifer jenny jens jeremy jerome jerry jesse jessica jessie jesus jill jim jimmy joan joana joanna
joel joelle johan johann johanna johannes john johnny jolanda jonas jonathan jordan jorge joschua jose josef joseph
josephine joshua josua joyce juan juanita judith julia julian juliana julie julien juliet juliette julius jurgen juergen
justin justine kai karen karin karina karl karla karolina katarina kate katharina katherine kathleen kathrin kathy katia
katja katrin kelly kelsey ken kenneth kerstin kevin kilian kim kimberly klara klaus konrad konstantin kristian kristin
kristina kristine kurt kyle ladina lara larissa larry lars laura laure laurence laurent lauren lea leah leandra leandro
lena leo leon leona leonard leonardo leonie leslie levin lia liam liliana lilian lilly lily lina linda lindsay lindsey
lino linus lionel lisa liselotte livia livio liz lola lorena lorenz lorenzo loretta loris lotta louis louisa louise
luana luc luca lucas lucia lucie lucien lucy ludovic ludwig luigi luis luisa luise lukas luke luzia lydia mad maddalena
madeleine madison magdalena maja malte mandy manfred manon manuel manuela mara marc marcel marcela marcella marcello
marco marcus margaret margarita margherita margot margrit maria mariana marianne marie mariella marija marina mario
marion marisa mark marko markus marlene marlies marta martha martin martina martine marvin mary mateo mathias mathieu
mathilda mathilde matteo matthew matthias matthieu maurice maurizio mauro max maxim maxime maximilian maya megan mehmet
meike melanie melina melissa mercedes mia michael michaela michel michela michele michelle mickey miguel mike milan
milena miranda miriam mirjam mirko mohamed mohammed moana monica monika monique morgan morris moritz muhammad mustafa
myriam nadia nadine nadja nancy naomi natalia natalie natascha natasha nathalie nathan nathaniel neil nele nelly nelson
nena nicholas nick nicola nicolas nicole nico nikola nikolas nils nina noah noel noemi nora norbert norma norman nuria
olaf olga oliver olivia olivier omar orlando oscar otto pablo pamela paola paolo pascal pascale patricia patricio
patrick patrik patrizia paul paula paulina pauline pedro peggy peter petra petr philip philipp philippe phillip pia
pierre pietro priska quentin rachel rafael raffaela raffaele rahel ralf ralph ramon ramona randy raphael raphaela raul
raymond rebecca rebekka regina regula reinhard reinhold remo remy renate renato rene renee reto ricardo riccardo richard
rico rita robert roberta roberto robin rocco rodrigo roger roland rolf roman romana romeo ronald ronny rosa rosalia
rosanna rosemarie rosmarie ross roxana roxanne roy ruben rudolf ruedi russell ruth ryan sabina sabine sabrina sally salome
salvatore sam samantha samira samuel samuele sandra sandro sandy santiago sara sarah sascha scott sean sebastian
sebastien selina serena sergej sergio severin shannon sharon sheila shirley sibylle siegfried silke silvan silvana
silvia silvio simon simona simone sina sofia sofie solange sonia sonja sophia sophie stacey stan stefan stefania stefanie
stefano steffen stella stephan stephane stephanie stephen steve steven stuart sue summer susan susana susanna susanne
suzanne svenja sven sybille sylvain sylvia sylvie tabea tamara tania tanja tara tatiana tatjana taylor ted teresa terry
thea theo theodor theresa therese thierry thomas tiffany tim timo timothy tina tobias todd tom tomas tommaso tommy toni
tony tracy travis tristan tyler udo ueli ulrich ulrike urban urs ursina ursula uwe valentin valentina valentino valeria
valerie vanessa vera verena veronica veronika veronique vicky victor victoria viktor viktoria vincent vincenzo viola
violeta virginia virginie vito vittoria vivian viviane vladimir volker vreni walter wanda wendy werner wilhelm will
willi william willy wolfgang xavier yannick yasmin yasmine yolanda yves yvette yvonne zoe
`;

const WORDS = `
abc abcd account action admin administrator adobe airplane alaska albatros alfa alles alpen alpha always amazon america
amigos amor amore amour amour anfang angel angels anime anything apfel apollo apple arsenal asdf asdfgh atlantis audi
auto autobahn avatar azerty baby babyboy babygirl badboy banana banane bananas bandit banker barbie barcelona baseball
basel basket basketball bastard batman bear beatles beautiful bella benvenuto berlin bern bicycle biene bienvenue bier
bigboy bigdaddy bigdog bitch black blackberry blink blondie blue bluebird blumen blumen bluewin bmw bonjour boomer boston
brasil brazil broncos brother bruder bubbles buddha buddy budlight buesi bull bulldog bullshit bunny business buster
butter butterfly buttercup calvin camaro camera canada cannabis captain cara caramel carrots casino casper cat cats
celtic champion change changeme charger chaesli chat chelsea cherry chester chevelle chevrolet chicago chicken chihuahua
chocolat chocolate chopper ciao cindarella cinderella ciccio classic claudia cocacola coffee college computer contrasena
control cookie cookies cooldude corona corvette cosmos cowboy cowboys coyote crazy cream creative cristo cuore cupcake
daddy dakota dallas dancer dancing darkness darling deadpool death december default delfin deutschland dezember diablo
diamond dienstag digital dinosaur disney doctor dog dogs dollar dolphin dolphins domino donald donnerstag doudou dragon
dragonball dragons drache dream dreamer dreams drowssap eagle eagles earth easy eclipse eden einfach einstein electric
elefant elephant elite emanuel emerald eminem enter enterprise engel everton explorer extreme facebook family familia
famille fantasy fcbasel february februar federer felicidad feliz ferrari ferien feuer feuerwehr fireball firebird fireman
fischer fisher fishing flamingo flower flowers football forever forest formula fortuna fortune france frankreich freak
freedom freitag freiheit freiburg freude freund freunde freundin friend friends frieden frosch frosty fruehling fuckoff
fuckyou fuckit fuckme fussball future galaxy gameboy gamer gandalf garden garfield garten gateway gatito gatto geburtstag
geheim gehheim geld gemini general geneve genf geronimo ghost giants ginger girls giugno gizmo glueck goalie goblin
godzilla gold golden goldfish golf gorilla grandma green greenday gschobe guest guitar gundam gunner gunners guten
halloween hallo hallihallo hallohallo hamburg hamster handball handy happy hardcore harley harmony harvey hase hawaii
hearts heart heaven heimat hello hellokitty helpme hercules herbst herz herzli hiphop hockey hogwarts holiday hollywood
home homer honda honey hooters horse horses horizon hotdog hotmail hund hundli hunter ichliebedich iloveme iloveu
iloveyou immortal impala indian indigo infinity informatik inter internet iphone ironman israel italia italien
jackass jaguar januar january jass jassen jasskarten jedi jetaime jesuschrist jordan juli junebug juni junior jupiter
juventus kaffee kaiser kaninchen karate karten kartoffel katze katzen kawasaki keeper kennwort killer kimono king
kingdom kings kissme kitten kitty knight kobold koenig kolibri krokodil kuchen lakers lausanne legend legolas lemon
leopard letmein liberty liebe liebling lifetime lightning lights lion liverpool logitech login london lonely looking
lorraine losangeles loulou love lovely loveme lover loverboy loveyou lovelove lucky lugano luzern macintosh maddog madrid
maerz magic maggie mailbox mallorca mama maman manager manchester mancity manutd marlboro marley marseille marshall
marvel master masters matrix maus mausi maverick mein meinschatz melody memphis merlin mercury metal metallica mexico
miami mibeb midnight millenium miller million minecraft minnie mittwoch mittwuch mobile mommy money monkey monster montag
montana moon moonlight morgen morning mother motdepasse motor motorola mountain muenchen munchkin murphy music musik
mustang mutter mylife myself myspace mystery nascar naruto natur nature naughty nell netflix network newyork newcastle
newlife niemand nintendo nirvana nissan nokia nothing november nuggets null number number oktober october oasis obenabe
octopus online open operator opera orange orchid organist oskar oesterreich packers panda panther papa paradise paris
parola partner pass passat passion passme passord passport passwd passwort password passwoert pasta patriot patriots
peace peaches peanut pearl penguin penis pepper pepsi perfect petit phantom phoenix photo piano pickle pikachu pimpin
pinguin pink pinky pioneer pirate pizza platinum playboy player please pluto poepoe poker pokemon police polizei poohbear
popcorn popeye porsche porsche portugal power powerful prince princesa princesse princess prinzessin private public
punkrock puppy puppies purple pussy puur buur python qazwsx qwer qwert qwerty qwertz queen rabbit racing raiders rainbow
ranger rangers raven ready realmadrid rebel red reddog redskins regenbogen regenschirm reggae remember renault requiem
restaurant rhein ritter rivers rock rocker rocket rockstar rocky romance roma ronaldo root rose rosebud roses rosen rot
runner rush russia samstag samsung sandmann sanfrancisco santa saturn sausage scarface scarlet schaetzli schalke schatz
schatzi schatzli schieber schnecke schnee schnuffi schnuggi schmetterling schoggi schokolade schoen school schule
schuetze schwarz schweiz scooby scooter scorpio scorpion secret secure seattle september server service sesame sesam
sexy sexybitch sexygirl shadow shalom shark sharks sheep shelby sherlock shit shithead shopping sicher sicherheit silver
simba simpson simpsons singer single sister skater skipper skyline slayer slipknot smile smiles smiley smokey smooth
snickers snoopy snow snowball snowboard snowman soccer soleil soldat soldier sommer sommerferien sonne sonnenblume
sonnenschein sonntag sophie space spanien spanish spanky sparkle sparky special spencer spider spiderman spiel spieler
spirit spitfire sponge spongebob sport spring springfield sputnik squirrel stargate stars starwars steelers stefan stern
sterne sterni stgallen stone storm strawberry stuttgart success sugar suisse sunday sunflower sunny sunset sunshine super
superman supermann superstar support surfer surprise sushi svizzera sweet sweetheart sweetie sweetpea swiss swisscom
swisslos switzerland swordfish system tango target tauchen taurus teacher teamo techno teddy teddybear tennis teufel
test tester testing testpass testtest texas thailand thunder tiamo tiger tigers tigger timber tinkerbell titanic toffee
together tomate topgun topsecret toor topolino toto tottenham toyota trafalgar train transfer travel treasure trinity
trombone trooper trouble trumpet trustno turtle twilight twinkle twitter undenufe unicorn united universe user vacation
vagina valencia vampire vanilla vater vegas venezia victory viking vikings viper vista volley volleyball volvo volcano
voyager wagon walker wallstreet wasser warcraft warrior warriors webmaster weihnacht weihnachten welcome welkom whatever
whiskey whisky white wien wildcat wildcats willkommen willow windows winner winnie winston winter winterthur wizard
wolf wolves woman wonder wrestling xbox xmas yamaha yankees yellow yesterday young yogibear zebra zeppelin zelda zidane
zombie zuerich zug zurich zwiebel amico asshole caro dude forza fortnite gmail google instagram linkedin mio moi ninja
roblox tesla tiktok world worldcup yahoo youtube
`;

const listOf = (text: string): readonly string[] => text.trim().split(/\s+/);

export const COMMON_WORDS: ReadonlySet<string> = new Set([...listOf(NAMES), ...listOf(WORDS)]);
