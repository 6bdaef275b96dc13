/**
 * Passwords of eight characters and more that stand among the ten thousand commonest, as leaks have shown them, and that
 * neither a word of `commonWords.ts` nor a pattern explains. From the lists of zxcvbn 4.4.2 and zxcvbn-ts 4.1.3 (MIT); people
 * are as coarse as they are.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
%%passwo 063dyjuy 085tzzqi 1232323q 1234567890a 1234567890q 1234567890z 1234kekc 123hfjdk147 123masha 123mudar 123qweas
12locked 12s3t4p55 151nxjmt 17171717aa 1basebal 1footbal 1hxboqg2 1jennife 1passwor 1x2zkg8w 20spanks 23176djivanfros
23skidoo 33rjhjds 3rjs1la7qe 44magnum 45m2do5bs 50spanks 55bgates 5hsu75kpot 5wr2i7h8 7hrdnw23 7ugd5hip2j 89600506779
8j4ye3uz 8phrowz622 8phrowz624 911turbo 9293709b13 aardvark aberdeen abigail1 abnormal abracadabra abrakadabra absolute
absolutely acapulco access14 access99 achilles acidburn adelaide adgjmptw adrenalin adrienne adventur aerosmit aerosmith
afrodita agent007 airborne aircraft airforce akatsuki alabama1 alcatraz alejandr aleksander aleksandr aleksandra
alessand alexande alexandr alexandru alfarome algernon aligator alkaline allblack alleycat alliance alligator allnight
allstars allstate almighty alphabet alphaman alterego amarillo amateurs ambrosia american amethyst amsterda amsterdam
anaconda anakonda anastasi anastasiya anatoliy andersen anderson andromed andromeda andyod22 angeleye angelito
angelofwar anhyeuem annabell anonymous anteater antelope antigone antonina antoshka aolsucks applepie aquafina aqualung
aquarius arabella arcangel archange archangel architec argentin argentina argonaut arizona1 arkansas armageddon
armagedon armstron arsenalfc artofwar ashleigh asmodeus aspirine assassin assassins assclown assholes asslover assmunch
astalavista asterios astonvil atlanta1 atlantic atreides attitude auckland augustin augustus australi australia avalanch
avalanche avangard aviation awesome1 babemagn babemagnet baberuth babushka babycake babydoll babyface babylon5 backbone
backdoor backspac badabing badkarma badlands badnaamhere bajingan baldrick balloons ballsack baltimor baphomet baracuda
barakuda barbados barcelon bareback barefeet barefoot baritone barracud barracuda barselona basebal1 basketba basketbal
bastards bayliner baywatch bcfields beachbum beautifu beckham7 beefcake beethove behemoth bellagio bendover benessere
bergkamp berkeley besiktas bettyboo bettyboop bigballs bigblack bigblock bigboobs bigbooty bigbucks bigbutts bigdick1
bigdicks biggdogg bigmoney bignasty bigpenis bigpimpi bigpoppa bigpussy bigstick bigtruck billabon billabong billiard
billyboy binladen biohazard bionicle birthday birthday1 birthday4 bisexual bismarck bismilla bismillah bitchass blackass
blackbel blackbelt blackbir blackbird blackboy blackcoc blackcock blackhaw blackhawk blackice blackie1 blackjac blacklab
blackman blackops blackout bladerunner blaster1 blessed1 blessing blizzard blondinka bloopers blowfish blowjobs blueball
bluebell blueberr bluedevi blueeyes bluefish bluejays bluenose bluesman bluestar bobafett bobmarle bollocks bondarenko
bonehead bonethug bonghits boogaloo bookcase bookworm bordeaux borussia boscoe01 bradford bradley1 brasilia bravehea
braveheart brewster brianna1 brighton brittany brittney broadway broodwar brooklyn brothers browndog browneye browning
brucelee bubba123 bubblegum buckeye1 buckeyes buckshot buckwhea budapest buddyboy budweise budweiser buffalo1 buffalos
bugsbunn building bukowski bulldawg bullfrog bullseye bullwink bumblebe bunghole buratino businessbabe buttercu butterfl
buttfuck butthead butthole buttplug bynthytn c3por2d2 cabernet cableguy cadillac calamity caliente californ california
caligula calimero callaway callisto callofduty camaross cambiami cambridg camelot1 cameltoe campbell canadian candyass
candyman cannibal cannonda cantona7 capetown capital1 capitals capoeira capricor capricorn capslock cardinal cardinals
care1839 carebear carefree carlisle carlitos carnival carpedie carpediem carpente carthage cartman1 cartoons casablanca
casanova cashflow cashmone cashmoney cassandr castillo catfight catherin cavalier cbr600rr cbr900rr cdtnkfyf celebrity
celticfc cerberus cezer121 cfitymrf chainsaw challeng chambers champagn chandler characte chargers charisma charlene
charlies charlott charlton checkers checkmat cheerleaers chemical chemistr cherokee cherries cheshire chestnut chevrole
chevys10 chewbacc cheyanne cheyenne chickens chickenwing101 children chillout chipmunk chipper1 chiquita choppers
chrisbln chrissy1 christia christie christin christma christmas christop christy1 chrysler chuckles churchil cinnamon
citation citibank civilwar cjkysirj clarence clarinet classics claymore clemente cleopatr cleopatra clevelan cleveland
clifford clippers clitlick clitoris close-up cnfybckfd cobra427 cocksuck cocksucker codeblue coldbeer coldplay collecti
colombia colonial colorado colossus coltrane columbia columbus comanche comicbookdb commande commander commando commodor
complete concorde concrete confused conquest constant consumer contortionist contract coolbean coolgirl coolhand
coolness copenhag corleone cornhole cornwall corvet07 costaric costello cosworth counterstrike coventry cowboyup
crackers crawford crazybab crazyman creampie creatine creation creature creepers crescent cricket1 criminal crimson1
crjhgbjy crocodil cromwell crusader ctdfcnjgjkm cucumber culinary cumeater customer cutiepie cvbhyjdf cxfcnkbdfz
cybersex cyclones cygnusx1 daedalus daffodil dagestan dagobert daisymae damage11 dangerou dangerous dannyboy daredevi
daredevil darkange darkangel darklord darkmoon darkside darkstar darthvad darthvader daughter davecole davidoff davidson
daydream daylight dbrnjhbz deadhead deadspin deathnote deathrow deepblue deepthro deepthroat deerhunt deeznuts deeznutz
defender deftones delaware delpiero demon666 derparol derrick1 designer desperado destiny1 destroye detectiv detroit1
devil666 devildog devilman devilmaycry dfcbkbcf dfktynby dfktynbyf dhjnvytyjub diamante diamonds dickhead dickweed
dietcoke dilbert1 dilligaf dillweed dima1995 dingdong dipstick director dirtbike dirtydog discover dkflbckfd dkflbvbh
dkflbvbhjdbx dkflbvbhjdyf doberman dodgeram dodgers1 doggydog doggystyle doghouse dogpound dolemite domainlock2005
dominator dominion dominiqu dontknow doomsday doorknob dortmund doughboy downhill download downtown dragonba dragonballz
dragonfl dragonfly dragrace dragster dreamcas dreamcast dreamers dreaming drjynfrnt dropdead dropkick drpepper drummer1
dthjybrf dtkjcbgtl dtxyjcnm ducati99 duckhunt ducksoup duracell dustydog dutchess dutchman dynamite dzxtckfd earnhard
earthlin earthlink eastside eastwood eatmenow eatpussy edinburg edmonton eggplant eightbal ejaculation ekaterina
elbereth elcamino eldiablo eldorado electron element1 elements eleven11 elisabet elizabet elizaveta elvis123 emachines
embalmer emmitt22 enforcer engineer england1 enternow enterpri entrance envision erection ericsson escalade escorpio
espresso essendon estrella eternity ethernet euphoria evanescence evangeli evangelion evergree everlast everques
everquest evgeniya evildead evolutio evolution excalibu excalibur excellen exchange experienced exploite express1
f15eagle fabulous facefuck failsafe fairlane faithful fakepass falstaff fandango fantasia fantasti fantomas farscape
fastball fastcars favorite favorite2 favorite6 favorite7 favorite8 fearless feathers feelgood fellatio ferguson festival
fgtkmcby fhvfutljy fidelity fightclub finalfantasy fireblad fireblade firefigh firehawk firestar firestorm firewall
firework fishbone fishcake fisherma fisherman fishface fishhead fishtank fivestar fkbyjxrf fkmnthyfnbdf fktrcfylh
fktrcfylhf fktyeirf flamengo flashman flathead fletcher flexible flhtyfkby flintsto flipflop flipmode flipper1 florida1
flounder flvbybcnhfnjh flyers88 footbal1 footlove fordf150 fordf250 fordf350 fordtruc foreplay foreskin forgetit
forklift forsaken fortress fountain foxhound foxylady francesc francisc frankie1 franklin freckles fredrick freebird
freefall freepass freeporn freestyle freeuser freewill frenchie friday13 friendly friendster front242 frontera frontier
fruitbat fuck_inside fuckedup fuckface fuckfest fuckhead fuckinside fuckmehard fuckshit fuckthat fuckthis fuckyeah
fujifilm fullback fullmoon function funhouse funnyman funstuff funtimes futurama futyn007 fuzzball fyfcnfcbz fyfnjkbq
fynjybyf fyutkbyf fyutkjxtr gabriell galactic galadriel galeries gallaries gamecock gamecube gameover gangbang
gangbanged gangster ganjaman ganjubas gannibal gargoyle gatorade gbgbcmrf gbhfvblf geibcnbr generals genesis1 geoffrey
georgia1 geraldin germany1 gertrude gesperrt getmoney getsdown gfhfljrc gfhjkm12 gfhjkm123 gfhjkzytn ghbdtn12 ghbdtn123
ghbdtnbr ghbdtndctv ghbdtnrfrltkf ghblehjr ghbrjkbcn ghbywtccf ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjdthrf
ghjnjrjk ghjvtntq ghostrider ghtktcnm gigabyte gilligan ginscoot girfriend giveitup gizmodo1 gladiato gladiator glendale
glennwei glenwood gobigred godbless godfathe godfather godsmack godspeed gogators goldberg goldeney goldeneye goldfing
goldfinger goldstar goldwing golfball golfclub golfing1 gonzales gonzalez good123654 goodfell goodgirl goodison goodlife
goodluck goodstuf goodtime goodyear goofball gooseman gorgeous gorillaz gotigers gotohell gotyoass grandpri grapeape
graphics grateful graywolf greatone greatsex greedisgood greenbay greenman greentea gremlins gretchen greyhoun greywolf
groupd2013 gsxr1000 gtkmvtym gtnhjdbx guardian guesswho guillaum guillerm guinness gulliver gunsling gunsmoke gy3yt2rgls
gymnastic hairball halflife halfmoon hallowee hamilton hammerhe handsome handyman hannibal hannover happines happiness
happyday happyman hardball hardcock harddick hardrock hardware hardwood hardwork harrison harrypotter hastings hatteras
hattrick hawaiian hawkeye1 hawkeyes hawkwind hawthorn hayabusa hd764nw5d7e1vb1 headless headshot hedgehog heineken
heinlein hellfire hellohel hellokit hellsing hellyeah helsinki henderso herewego heritage hermione hernande hershey1
hetfield hibernia highbury highheel highland highlander highlife hilfiger hillbill hillside hitman47 holidays hollywoo
holyshit homebrew homemade homepage homework hondacbr hondacivic honeybee honeybun honeydew hongkong honolulu hooligan
hoosiers hopeless hornyboy hornyguy hornyman horseman horsemen hotbabes hotchick hotgirls hotpussy hotsauce hotstuff
hounddog housewife housewifes houston1 hrvatska htubcnhfwbz hugetits hugoboss hulkster humphrey hurrican hurricane
huskers1 hyperion ibilljpf ibilltes icecream icehouse idontkno idontknow ignatius ihateyou ijrjkflrf ilikepie ilikesex
illinois illmatic illumina illusion ilovegod iloveher iloveporn ilovepussy ilovesex ilya1234 ilya1992 impalass imperial
imperium implants imtheman india123 indiana1 infantry infiniti information innocent insanity insertion insertions
insomnia inspiron interacial intercourse interest intrepid intruder inuyasha invictus ireland1 irishman ironhors
ironmaiden islander istanbul istheman italiano iverson3 iwantsex j3qq4h7h2v jakester jamaica1 jamesbon jamesbond
japanees japanese jayhawks jbond007 jediknig jeepster jefferso jefferson jellybea jellybean jeremiah jermaine jiggaman
johncena johndeer johndeere johngalt johnson1 jonathon josephin joystick junkmail junkyard jurassic just4fun justdoit
justice1 justinbieber kakashka kamasutra kamikadze kamikaze kangaroo karamelka katerina katharin katherin kayleigh
kazanova kazantip kcchiefs kcj9wx5n kentucky kenworth keyboard keystone kfcnjxrf kickflip kicksass kikimora killbill
killemall killzone kingfish kingkong kingsize kingston kirkland kissmyas kissmyass kittykat kjrjvjnbd kleopatra klondike
knickerless knickers knockers knuckles kochamcie komputer kordell1 koroleva kovalenko krasnodar krasotka kristen1
l58jkdjp! labrador lacrimosa lacrosse ladybird ladygaga laetitia lagwagon lakeside lakewood lalakers lalaland lambchop
lamborghini lancaste lancelot landrove landscap lapochka laracroft laserjet lasttime lasvegas lavalamp lawrence
leavemealone lebowski lebron23 leedsutd left4dead legoland lemmings lemonade lenochka leonidas lesbians letmeinn
letmesee letsdoit letsfuck letsplay lexingky lfitymrf libertad licorice lifehack lifeisgood lighthou lighting lightnin
lilwayne limewire limpbizkit lincoln1 lineage2 lionhear lipstick littlema livelife liverpoo livewire lizaveta ljxtymrf
lockdown lockerroom loglatin lokomotiv lollipop lollypop lonesome lonestar lonewolf longdick longdong longhair longhorn
longhorns longjohn longlegs longshot loredana losangel lostsoul lotus123 lovefeet lovehate loveless lovelife loverman
lowrider luckyman luckyone ludacris lunchbox luscious luv2epus macaroni macdaddy macgyver machoman macintos mackenzi
madagaskar madala11 maddison madeline madonna1 magazine magellan magicman magnavox magnolia mahalkita mailcreated5240
majestic makaveli makeitso maksimka malaysia malcolm1 mallrats mamacita mammamia mamochka manchest mandarin mandingo
mandolin mandrake manhatta mannheim manunited mapet123456 maradona marajade marathon marauder marcius2 margarit margosha
marianna marigold marijuan marijuana mariners marines1 marino13 mariposa marishka marjorie marketin marriage marseill
martinez maryland masamune maserati mash4077 masterbaiting masterbate masterbating masterkey mastermi mastermind
masturbation matchbox matthews mattingl maurolarastefy mavericks maximus1 maxpayne maxwell1 mazafaka mazda323 mazda626
mazdarx7 mcdonald mckenzie meandyou meatball meathead meatloaf mechanic medicine megadeth megapass megatron mephisto
meredith meridian mersedes metalgear metalica metallic metropol michaels michigan microlab microphone microsof microsoft
milamber milashka milenium milhouse military milkyway millions millwall ministry minnesot minotaur mischief misfit99
misiaczek mississi mississippi missouri mistress mitchell mobbdeep mobydick modelsne mohammad molly123 mollydog
momsanaladventure monalisa moneybag moneyman mongoose monkeybo monkeyboy monkeyma monkeyman monolith monopoly monsters
montecar montecarlo monterey montgom240 montreal montrose moonbeam moonligh moonshin moonshine moonstar morozova
morpheus morrison morrowind mortgage morticia mortimer mostwanted motherfu motherfucker motherlode motocros motocross
motorcyc mousepad mudvayne muffdive mulligan multiplelo multisyn mushroom musicman mustangg mustangs myfriend mymother
mynameis mypasswo mypassword mysecret myxworld nadezhda napoleon nastenka natedogg nathanie national nautilus navigato
navigator navyseal nbuhtyjr ncc1701a ncc1701d ncc1701e ncc74656 nebraska needforspeed nemesis1 nemrac58 netscape
nevermin nevermind nevermor nevermore newcastl neworder newpass1 newpass6 newport1 newproject2004 newstart nicetits
nighthaw nightmar nightmare nightowl nightwin nightwish nineball nineinch njdevils nocturne nokian70 nokian73 nolimits
noname123 nonmembe nopassword normandy northern nosferat nosferatu nostromo notebook notredam notredame nounours
novifarm novikova nthvbyfnjh ntktdbpjh nuttertools nwo4life nygiants nyyankee oblivion obsidian offshore oklahoma
oldschool omegared omsairam onepiece opendoor optimist optiplex oriflame original outsider overkill overlord p0015123
packard1 paintbal paintball painting pakistan paladin1 pallmall palmtree panasoni panasonic pancakes pandora1 panorama
pantera1 panthers panties1 pantyhos pantyhose paperino papichul papillon paradigm paramedi paramore paranoid parlament
parsifal partizan pasadena passcode passfind passions passmast passthie passwerd passwor1 passwords patches1 pathetic
pathfind pathfinder patience patterso pavement pavilion payton34 peaceout pearljam peekaboo pegasus1 pendrago penelope
penetrating penetration penguins pennstat pennstate pennywis pentagon penthous pentium4 peregrin personal pertinant
peterbil peternorth peterpan peterson petrovich phaedrus pharmacy phialpha phillies phillips pi314159 pianoman pictuers
pictures piercing pimpdadd pimpdaddy pimpster pineappl pineapple pinetree pinewood pingpong pinkfloy pinkfloyd pinnacle
pipeline pippen33 piramida pitchers pizzahut pizzaman plastics platypus playball playboys playmate playstat playstation
playtime pleaseme pleasure plymouth polarbea polaroid polniypizdec0211 pontiac1 pool6123 poontang poophead porkchop
pornking pornographic pornpass pornstar portland poseidon positive postov1000 powerade powerman prashant preacher
precious predator prelude1 presario presiden president pressure princessa princeto pringles printing priscill priyanka
progress property prospect prospero protocol psychnau pufunga7782 pumpkin1 pumpkins punisher pussy4me pussyeat
pussylicker pussylov pussyman pyramid1 pyramids quant4307s question qweasdzx r2d2c3p0 r2d2c3po rachelle radiance
radiohea radiohead ragnarok railroad rainbows raindrop rainyday raistlin rammstei rammstein ramstein ranchero rapunzel
rasputin rastaman rb26dett rdfhnbhf rebbyt34 reckless recovery redalert redbaron redbeard reddevil reddwarf redhead1
redheads redlight redneck1 redshift redwing1 redwings reginald register reloaded remingto renegade republic repytwjdf
rerehepf rerfhfxf rerfhtre research resident revival47 revoluti revolution revolver reynolds rfgbnjirf rfhfvtkmrf
rfhfylfi rfhlbyfk rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf rhfcfdbwf rhfcfdxbr rhfcjnrf rhiannon rhjrjlbk rhtdtlrj
richards richmond rickster ricochet riffraff rightnow riverrat riversid rjhjktdf rjirfrgbde rjyatnrf rjycnfynby
rktjgfnhf roadkill roadking roadrunn roadrunner roadster robinhood robinson robotech robotics rochelle rocketma
rocketman rockford rockhard rocknrol rocknroll rockroll rockwell rolltide romanova romantic romashka ronaldinho rooster1
roosters rootbeer rootedit rosewood rsalinas runescape rushmore russian7 rustydog sailboat sailfish salamander
salamandra salasana saltydog salvador salvator samadams sammy123 sammydog sampson1 sandiego sandman1 sandrine sandwich
sanity72 santacru saopaulo sapphire sarajevo saratoga sasha123 sasha_007 satan666 satellit satriani saturday sausages
savannah saxophon scarlett schastie scheisse scirocco scissors scoobydo scoobydoo scorpions scotland scrabble scrapper
screamer screwyou scruffy1 seahawks seahorse sealteam searcher sebastia sebastie security seductive segblue2 seinfeld
seminole semperfi senators sentinel sephirot sephiroth septembe seraphim serenity sergbest sergeant sersolution services
sevenof9 sexsexse sexybabe sexylady sfgiants shamrock shaney14 shanghai shepherd sheridan sherwood shevchenko shinigami
shitface shitfuck shooter1 shotokan showboat showtime shredder sidekick sidewind sigmachi silverad silverado sinclair
singapor sinister sithlord sixtynin sixtynine sk8ordie skateboa skateboard skeeter1 skinhead skittles skorpion skydiver
skywalke skywalker slamdunk slapnuts slapshot slimshad slimshady slippery slowhand smackdow smackdown smallville
smartass smashing smeghead smirnoff smirnova smoke420 smokedog smoothie smuggles snakeman snapshot sneakers sniffing
snoogans snoopdog snoopdogg snowbird snowboar snowflak snowflake snuggles sobriety socrates softball softtail software
sojdlg123aljg sokolova solidsnake solitude solnishko solution somerset somethin something songbird sonyericsson sonyfuck
sonyvaio sooners1 sopranos soso123aljg soulmate southern southpar southpark southpaw southsid southside spaceman
spanking sparhawk sparkles spartacu spartan1 spartan117 spartans speakers specialk spectrum speedway spiderma splatter
splinter spongebo sporting springer sprinter sprocket squerting srinivas stafford stallion stamford stampede standard
stanford stanislav stanley1 starbuck starbucks starcraf starcraft stardust starfire starfish starligh starlight starlite
starship start123 startrek steelhea stephani sterling stewart1 stickman stigmata stiletto stinger1 stingray stocking
stockton stonecol stonecold stonewal stoppedby straight strange1 stranger strannik stratfor strawber streaming strength
stripper stroller sublime1 submarin suburban suckcock suckdick suckmydick suikoden sullivan summerti summertime sundance
sunderla sundevil sunflowe sunlight sunnyday superbow superfly superior supernov supernova supersonic supersta surveyor
survivor svetlana swallows sweetass sweethea sweetnes sweetness swimming swingers swinging swordfis sylveste syncmaster
syracuse tacobell taekwondo tailgate takamine talisman tamerlan tampabay tanechka tangerin tarantul tarheels tashkent
tazmania teamwork technics tecumseh teddybea telecast telephon telephone televizor temppass temptress tenerife tennesse
tequiero terminal terminat terminator terrapin terriers testibil thanatos thankyou thebeast theclash thedoors theflash
theforce thegreat thelast1 thematri thematrix theodore therock1 thesaint thething thetruth theworld thinkpad thirteen
thisisit thissuck thompson thorsten thrasher threesom thuglife thumbnils thumper1 thunderb thunderbird thursday tiberian
tiberius tickling ticklish ticktock timelord timoxa94 tinkerbe titanium titleist titlover tkbpfdtnf tokiohotel tomahawk
tommyboy tomorrow tomservo tonyhawk tooltime toonarmy topsecre toriamos tortoise toshiba1 tottenha touchdow touching
toulouse trader12 trailers training transexual transfor translator traveler treefrog trfnthbyf triangle trinidad
trinitro trinitron triplets trojans1 tropical trousers trucker1 trucking trueblue truelove truffles trustn01 tryagain
tunafish turkey50 ufhvjybz uhbujhbq ultimate ultraman umbrella uncencored underdog underground undertak undertaker
undertow universa universal universi university ursitesux username usmarine usmc0311 usuckballz1 utahjazz vagabond
valdepen valentine valeriya valhalla valkyrie valleywa vampires vancouve vanguard vanhalen vaseline vasilisa vauxhall
velocity vendetta venezuel verbatim vergeten verygood vfhbyjxrf vfhnsirf vfhufhbnf vfitymrf vflfufcrfh vfnbkmlf
vfntvfnbrf vfpfafrf vfrcbvrf vfvfvskfhfve vfylfhby vicecity viewsoni viewsonic viktoriya violator violetta vipergts
vittorio vivitron vjqgfhjkm vkontakte vladislav vodafone volkodav volkswag volkswagen volleyba vqsablpzla vsjasnel12
vthctltc wachtwoord waffenss wanderer wapapapa wareagle warehous warhamme warhammer washburn washingt washington
waterboy waterfal waterloo waterman watermelon waterpolo waterski wdtnjxtr weare138 webhompas webmaste websol76
websolutions wednesda wellhung wellingt werewolf westham1 westlife westside westwood wetpussy wg8e3wjf whiplash whiskers
whistler whiteboy whiteout whitesox whocares whoknows whoopass wildbill wildcard wildfire wildwood williams winchest
windmill windsurf wingchun wingzero wireless wisconsi wishbone wolfpack wolverin wolverine wonderboy wonderfu wonderful
woodland woodstoc woodstock woodwork wordpass wp2003wp wrangler wrestler wrestlin wrinkle1 wrinkles x72jhhu3z yamahar1
yamahar6 yaroslav yeahbaby year2005 yesterda yfcntymrf yfnfitymrf yjdsqgfhjkm yorktown yosemite youandme yourmama
ytngfhjkz ytrhjvfyn ytyfdbcnm zachary1 zanzibar zcxfcnkbdf zerocool zildjian zolushka zz8807zpl
`
    .trim()
    .split(/\s+/),
);
