/** English words that are one answer: British and American, short and long, and plain synonyms. Each line is a group. */
const groups = `
lift|elevator
flat|apartment
autumn|fall
petrol|gas|gasoline
rubbish|trash|garbage|waste
bin|trash can|garbage can|rubbish bin|dustbin
holiday|vacation
holidays|vacation|holiday
biscuit|cookie
sweets|candy|candies|sweet
chips|french fries|fries
crisps|chips|potato chips
trousers|pants
jumper|sweater|pullover|jersey
trainers|sneakers|running shoes|tennis shoes|sports shoes
film|movie
cinema|movie theater|movie theatre|movies|the movies
lorry|truck
car park|parking lot|parking|parking garage
pavement|sidewalk
underground|subway|metro|tube
railway|railroad
queue|line
queue|to queue up|to line up|to stand in line
to queue|to line up|to stand in line|to wait in line
post|mail
postman|mailman|mail carrier
post office|the post
postcode|zip code|postal code
mobile phone|mobile|cell phone|cellphone|cell|smartphone
phone|telephone
to phone|to call|to telephone|to ring|to give a call
to ring|to call|to phone
bike|bicycle|cycle
motorbike|motorcycle
television|TV|telly|television set|TV set
taxi|cab
plane|aeroplane|airplane|aircraft
ticket|fare
return ticket|round-trip ticket|round trip ticket|return
single ticket|one-way ticket|one way ticket|single
timetable|schedule
shop|store
to shop|to go shopping|to do shopping|to do the shopping
supermarket|grocery store
chemist|pharmacy|drugstore|chemist's|the chemist's
pharmacist|chemist|druggist
baker's|bakery
butcher's|butcher shop|butcher
bill|check|cheque
banknote|note|bill
money|cash
change|small change|coins
cupboard|closet|cabinet|wardrobe
wardrobe|closet|cupboard
tap|faucet
cooker|stove|oven|range
fridge|refrigerator
sofa|couch|settee
bath|bathtub|tub
toilet|bathroom|restroom|lavatory|loo|washroom|WC
living room|sitting room|lounge
garden|yard
ground floor|first floor
caretaker|janitor
mum|mom|mother|mummy|mommy|mama
mother|mum|mom|mama|mommy|mummy
dad|father|daddy|papa
father|dad|daddy|papa
grandmother|grandma|granny|nan|gran
grandfather|grandpa|granddad|grandad
child|kid
children|kids
boy|lad
girl|lass
man|guy|gentleman
parents|mum and dad|mom and dad
husband|hubby
friend|mate|pal|buddy
person|human|human being|individual
people|persons
sir|mister|Mr
Mr|mister|sir
Mrs|missus|madam|lady
madam|ma'am|lady|Mrs|miss
lady|madam|Mrs|woman
woman|lady
Miss|miss|Ms
ill|sick|unwell
sick|ill|unwell
to be ill|to be sick
illness|sickness|disease
cold|chilly
chilly|cool|cold
big|large|great
large|big|great
small|little|tiny
little|small
fast|quick|rapid|quickly|rapidly
quick|fast|rapid
quickly|fast|rapidly|quick
slowly|slow
slow|slowly
beautiful|pretty|lovely|gorgeous
pretty|beautiful|nice|cute
nice|pleasant|lovely|kind
lovely|nice|beautiful
handsome|good-looking|good looking
happy|glad|cheerful|content
glad|happy|pleased
sad|unhappy
angry|mad|cross|furious
tired|weary|exhausted
frightened|scared|afraid
afraid|scared|frightened
clever|smart|intelligent|bright
intelligent|smart|clever
stupid|dumb|silly
funny|amusing|humorous
boring|dull
difficult|hard
hard|difficult|tough
easy|simple
simple|easy
important|significant
right|correct
correct|right
wrong|incorrect|false
true|right|correct
cheap|inexpensive|low-priced
expensive|dear|costly|pricey
rich|wealthy
strange|odd|weird|peculiar
quiet|silent|calm|still
loud|noisy
noisy|loud
dirty|filthy|unclean
clean|tidy
whole|entire|all
full|filled
empty|vacant
free|vacant|available
occupied|taken|busy
busy|occupied
closed|shut
to close|to shut
to begin|to start
to start|to begin|to commence
to finish|to end|to complete
to end|to finish|to stop
to speak|to talk
to talk|to speak|to chat
to chat|to talk|to have a chat
to say|to tell
to tell|to say|to recount
to look|to watch|to look at
to look at|to watch|to look
to watch|to look at|to view|to look
to look for|to search|to search for|to seek
to search|to look for|to seek|to search for
to get|to receive|to obtain
to receive|to get|to obtain
to get up|to stand up|to rise|to get out of bed
to stand up|to get up|to rise
to wake up|to awake|to awaken|to wake
to sleep|to be asleep
to fall asleep|to go to sleep
to lie down|to lay down
to sit down|to sit|to take a seat
to go|to walk
to walk|to go on foot|to go for a walk|to stroll|to take a walk
to go for a walk|to take a walk|to walk|to stroll
to go out|to leave|to exit
to leave|to depart|to go away|to go
to go away|to leave
to depart|to leave
to come back|to return|to go back|to get back
to return|to come back|to go back|to give back
to go back|to return|to come back
to give back|to return
to arrive|to reach|to get there
to travel|to journey|to go on a trip
to drive|to go by car|to go
to fly|to go by plane
to need|to require
to want|to wish|to would like|to desire
to wish|to want
to like|to enjoy
to enjoy|to have fun
to love|to adore
to listen|to listen to
to hate|to detest
to believe|to think
to know|to be acquainted with|to be aware
to understand|to comprehend|to get
to teach|to instruct
to help|to assist|to aid
to help|to give a hand
to try|to attempt
to try on|to try
to buy|to purchase|to get
to sell|to vend
to cost|to be priced at
to pay|to pay for
to order|to place an order
to book|to reserve|to make a reservation|to make a booking
to reserve|to book
to rent|to hire|to lease
to hire|to rent|to employ
to repair|to fix|to mend
to mend|to repair|to fix
to fix|to repair|to mend
to make|to do|to produce
to do|to make
to build|to construct
to cook|to make food|to prepare
to prepare|to get ready|to make
to have breakfast|to eat breakfast
to have lunch|to eat lunch
to have dinner|to eat dinner|to have supper|to eat supper|to dine
to drink|to have a drink
to wash|to wash oneself|to clean
to have a shower|to take a shower|to shower
to have a bath|to take a bath|to bathe
to get dressed|to dress|to put on clothes
to wear|to have on
to take off|to remove|to undress
to take photos|to take pictures|to photograph
photo|photograph|picture|pic
picture|image|painting|photo
to happen|to occur|to take place
to worry|to be worried
to choose|to pick|to select
to change|to alter|to exchange
to show|to display|to point out
to meet|to meet up|to get together
to ask|to inquire|to enquire|to question
to answer|to reply|to respond
answer|reply|response
to shout|to yell|to scream|to cry out
to cry|to weep
to laugh|to be laughing
to smile|to be smiling
to remember|to recall
to forget|to not remember
to allow|to let|to permit
to let|to allow|to permit
to be able|can|to be able to|be able to
can|to be able to|to be able|may
must|to have to|have to|to must|should
to have to|must|have to
should|ought to|to ought to
may|can|might
to stay|to remain
to live|to reside|to dwell
to live|to be alive
to move|to move house
to drop|to let fall
to throw away|to throw out
to carry|to take|to bear
to bring|to take along|to fetch
to put|to place|to set|to lay
to switch on|to turn on
to switch off|to turn off
to turn on|to switch on
to turn off|to switch off
to hurt|to ache|to be painful
pain|ache
headache|head pain
doctor|physician|medical doctor
nurse|male nurse
surgery|doctor's office|practice
hospital|clinic
medicine|drug|medication
tablet|pill
fever|temperature
job|work|occupation|profession
work|job|labour|to work
profession|job|occupation
to work|to have a job
boss|manager|chief
manager|boss
colleague|co-worker|coworker|workmate
employee|worker|staff member
worker|labourer|workman
company|firm|business
firm|company|business
business|company|trade
factory|plant
office|bureau
appointment|date|meeting
teacher|instructor|schoolteacher
pupil|student|schoolchild
student|pupil
exam|test|examination
test|exam
lesson|class
class|lesson|course
course|class
homework|assignment
school|schoolhouse
university|college|uni
mark|grade
map|plan|chart
town|city
city|town
village|small town
city centre|town centre|downtown|center of town|centre of town|city center|town center
centre|middle
middle|centre
town square|square|plaza|market square
square|town square|plaza
street|road
road|street|way
way|path|road|route
path|way|track|trail
motorway|highway|freeway|expressway
crossroads|intersection|crossing|junction
traffic light|traffic lights|stoplight|stop light
house|home
home|house|at home
at home|home|in the house
house|building
shop assistant|salesperson|sales assistant|salesman|saleswoman|clerk|seller
waiter|server|waitress
waitress|server
customer|client
client|customer
neighbour|next-door neighbour
guest|visitor
visitor|guest
luggage|baggage|bags
suitcase|case|bag
bag|purse|handbag|sack
handbag|purse|bag
purse|wallet
wallet|purse|billfold
coat|overcoat
clothes|clothing|garments
clothing|clothes
dress|gown
hat|cap
cap|hat
shoe|shoes
shoes|shoe
glasses|spectacles|eyeglasses
umbrella|brolly
watch|wristwatch
hour|hours
minute|minutes
dinner|supper|evening meal
supper|dinner
lunch|midday meal
meal|dish
dish|meal|plate|course
plate|dish
dessert|pudding|sweet|afters
starter|appetizer|first course
main course|entrée|main dish
aubergine|eggplant
courgette|zucchini
maize|corn|sweetcorn
prawn|shrimp
mince|ground beef|minced meat|ground meat
jam|jelly|marmalade
jelly|jello
soft drink|soda|pop|fizzy drink
juice|fruit juice
mineral water|sparkling water
still water|water
bread|loaf
roll|bun|bread roll
cake|pie|tart
ice cream|ice-cream
meat|flesh
chicken|hen
pig|hog|swine
cow|cattle
rabbit|bunny|hare
mouse|mice
dog|hound
cat|kitty
sea|ocean
ocean|sea
river|stream
beach|seaside|shore
seaside|beach|coast
coast|shore|seaside
wood|forest|woods
forest|wood|woods
woods|forest|wood
stone|rock
rock|stone
ground|earth|soil|floor
earth|ground|soil
world|earth
sky|heaven
storm|thunderstorm|tempest
fog|mist
rain|rainfall
it is raining|it rains
it is snowing|it snows
summer|summertime
winter|wintertime
spring|springtime
Christmas|Xmas
birthday|birth date
party|celebration|feast
celebration|party|feast
present|gift
gift|present
game|match|play
match|game
football|soccer
soccer|football
American football|football
sport|sports
sports|sport
to play|to be playing
to win|to gain
gym|fitness centre|health club|fitness studio
swimming pool|pool
pool|swimming pool
hobby|pastime
free time|leisure|spare time|leisure time
song|tune
newspaper|paper
magazine|journal
story|tale
letter|mail
email|e-mail|mail|electronic mail
message|text|text message|note
internet|net|web|the internet
computer|PC
laptop|notebook|portable computer
program|programme|show
website|site|web page
password|pass word
screen|display|monitor
key|keys
door|doorway
stairs|staircase|steps
staircase|stairs
floor|storey|story|level
room|chamber
bedroom|sleeping room
flatmate|roommate
roommate|flatmate
landlord|owner
rent|rental
price|cost
cost|price
sale|discount|sales
discount|reduction|sale
quality|grade
size|measure
colour|hue
grey|gray
purple|violet
blonde|blond|fair
blond|blonde|fair
today|nowadays
tonight|this evening|this night
this evening|tonight
this morning|today in the morning
nowadays|today|these days
now|at the moment|right now|at present
right now|now|at the moment
soon|shortly|in a bit
later|afterwards|after
afterwards|later|after that|then
then|afterwards|after that|next
after that|then|afterwards
before|earlier|previously
first|at first|firstly
finally|at last|in the end|lastly
at last|finally
suddenly|all of a sudden
immediately|at once|right away|straight away|instantly
at once|immediately|right away
always|all the time|every time
often|frequently|many times|a lot
sometimes|now and then|from time to time|occasionally|at times
usually|normally|generally|mostly
normally|usually
rarely|seldom|hardly ever
seldom|rarely
never|not ever
again|once more|once again|anew
once more|again|once again
still|yet|even now
already|yet
yet|still|already
maybe|perhaps|possibly
perhaps|maybe|possibly
of course|certainly|sure|naturally
certainly|of course|sure|surely
sure|certain|of course
really|truly|indeed|actually
very|really
too|also|as well
also|too|as well
as well|also|too
only|just|merely
just|only
almost|nearly
nearly|almost
about|approximately|around|roughly
approximately|about|around|roughly
enough|sufficient|sufficiently
together|jointly
alone|by oneself|on one's own
everywhere|all over
somewhere|anywhere
here|over here|in this place
there|over there|in that place
over there|there
near|close|nearby|close to
nearby|near|close
next to|beside|by
beside|next to|by
behind|in back of
in front of|before
opposite|across from|facing
between|in between|among
under|below|beneath|underneath
below|under|beneath
above|over
on|on top of|upon
inside|in|within
outside|out|outdoors
towards|toward
until|till|up to
because|since|as|for
because of|due to|owing to
so|therefore|thus
therefore|so|thus|that's why
but|however|yet
however|but|nevertheless|still
although|though|even though
though|although
if|whether|in case
whether|if
when|as|whenever
while|whilst|during
everyone|everybody|all
everybody|everyone
someone|somebody
anyone|anybody|someone
nobody|no one|no-one|none
everything|all
something|anything
nothing|not anything
thing|object|item
what|which
which|what
who|whom
how much|how many|what does it cost
how many|how much
why|what for|how come
many|a lot of|lots of|much
much|many|a lot|a lot of
a lot|much|many|lots|a great deal
a little|a bit|some|little
a bit|a little
few|a few|some|little
some|a few|several|any
several|some|a number of
all|every|everything|everyone
every|each
each|every
other|another
another|other|one more
the same|same|identical
same|identical
different|various
half|a half|one half
quarter|a quarter|one fourth|fourth
twice|two times
once|one time
hello|hi|hey|good day
hi|hello|hey
good morning|morning|good day
good afternoon|good day|hello
good day|hello|good afternoon|good morning
good evening|evening
goodbye|bye|good-bye|bye-bye|farewell|see you
bye|goodbye|see you
see you later|see you soon|see you|until later|till later
see you soon|see you later|until soon|see you
see you tomorrow|until tomorrow|till tomorrow
thank you|thanks|many thanks
thank you very much|thanks a lot|many thanks|thank you so much|thanks very much|thanks so much
you're welcome|don't mention it|my pleasure|not at all|no problem|it's nothing
excuse me|sorry|pardon|pardon me|I'm sorry
sorry|I'm sorry|excuse me|pardon|pardon me
I'm sorry|sorry|I am sorry|excuse me
yes|yeah|yep|yup
no|nope
okay|OK|alright|all right|fine
all right|OK|okay|alright
nice to meet you|pleased to meet you|pleasure to meet you|glad to meet you|it's nice to meet you
pleased to meet you|nice to meet you|glad to meet you
how are you|how are you doing|how do you do|how's it going
what's your name|what is your name|what are you called
my name is|I am called|I'm called
cheers|to your health|your health
congratulations|congrats
good luck|best of luck
surname|last name|family name
family name|surname|last name
first name|given name|forename|Christian name
name|first name
address|residence
language|tongue
country|nation|state|land
nation|country
countryside|country|rural area
abroad|overseas|in a foreign country
foreigner|alien|foreign person
stranger|unknown person
police|the police|cops
policeman|police officer|cop
police officer|policeman|cop|policewoman
thief|robber|burglar
lawyer|attorney|solicitor|barrister
engineer|technician
secretary|assistant
hairdresser|barber|hairstylist
farmer|peasant
soldier|military man
artist|painter
driver|chauffeur
passenger|traveller
tourist|traveller|visitor
journey|trip|travel|voyage
trip|journey|tour|excursion
excursion|trip|outing
travel|trip|journey
flight|plane trip
station|train station|railway station
train station|railway station|station
railway station|train station|station
bus stop|stop
stop|bus stop
seat|place
place|location|spot|site
ferry|ferryboat
boat|ship
ship|boat|vessel
tram|streetcar|trolley
coach|bus
bus|coach
driving licence|driver's license|driver's licence|driving license
passport|travel document
customs|the customs
border|frontier
bill|invoice
receipt|sales slip
card|bank card
credit card|card
bank|the bank
cashpoint|ATM|cash machine|cash dispenser
ATM|cash machine|cashpoint
mistake|error|fault
error|mistake
problem|trouble|issue
trouble|problem
idea|thought
opinion|view
truth|the truth
lie|falsehood
reason|cause
end|ending|finish
beginning|start
start|beginning
part|piece
piece|bit|part
side|page
pair|couple
group|team
couple|pair
wedding|marriage
marriage|wedding
married|wed
single|unmarried|not married
boyfriend|partner
girlfriend|partner
relative|relation|family member
relatives|relations|family
cousin|female cousin|male cousin
twin|twins
hair|hairs
face|countenance
tummy|stomach|belly
stomach|belly|tummy
belly|stomach|tummy
back|backside
tooth|teeth
throat|neck
neck|throat
finger|fingers
body|the body
health|wellness
healthy|well|in good health
fit|in shape|healthy
well|good|fine
fine|well|good|OK
good|well|fine
great|wonderful|excellent|fantastic|terrific|super
excellent|great|outstanding
wonderful|marvellous|great|fantastic
terrible|awful|horrible|dreadful
awful|terrible|horrible
bad|poor|awful
worse|more bad
better|more good
wet|damp
windy|there is wind
cloudy|overcast
sunny|the sun is shining
modern|up to date
young|youthful
thin|slim|skinny|lean
slim|thin|slender
fat|overweight|thick
thick|fat
tall|high
high|tall
short|brief
broad|wide
wide|broad
heavy|weighty
light|not heavy
strong|powerful
weak|feeble
friendly|kind|nice
kind|friendly|nice
polite|courteous
rude|impolite
honest|sincere
lazy|idle
hard-working|hardworking|diligent|industrious
careful|cautious
shy|timid
famous|well-known|well known
favourite|preferred|best-loved
necessary|needed
possible|feasible
impossible|not possible
dangerous|risky
safe|secure
lucky|fortunate
special|particular
comfortable|cosy|comfy
delicious|tasty|yummy
tasty|delicious
spicy|hot
sour|acid
raw|uncooked
ripe|mature
`

/** Spellings of the two kinds of English, British first. */
const spellings = `
colour color;favourite favorite;neighbour neighbor;neighbours neighbors;neighbourhood neighborhood;harbour harbor;humour humor;honour honor;labour labor;flavour flavor;behaviour behavior;rumour rumor;odour odor;labourer laborer;
centre center;theatre theater;metre meter;metres meters;litre liter;litres liters;kilometre kilometer;kilometres kilometers;centimetre centimeter;fibre fiber;
grey gray;tyre tire;tyres tires;cheque check;programme program;pyjamas pajamas;moustache mustache;jewellery jewelry;plough plow;kerb curb;sceptical skeptical;mum mom;cosy cozy;storey story;
travelling traveling;travelled traveled;traveller traveler;cancelled canceled;cancelling canceling;marvellous marvelous;woollen woolen;counsellor counselor;fulfil fulfill;skilful skillful;
organise organize;realise realize;recognise recognize;apologise apologize;criticise criticize;memorise memorize;analyse analyze;organisation organization;specialise specialize;
licence license;practise practice;defence defense;offence offense;catalogue catalog;dialogue dialog;doughnut donut;yoghurt yogurt;aluminium aluminum;axe ax;
learnt learned;burnt burned;dreamt dreamed;spelt spelled;spoilt spoiled;got gotten;maths math;aeroplane airplane;whisky whiskey;ageing aging;judgement judgment;enquiry inquiry;enquire inquire;
e-mail email;ice-cream ice cream;good-looking good looking;week-end weekend
`

let alike: Map<string, string[]> | undefined

function tables(): Map<string, string[]> {
  if (alike) return alike
  alike = new Map()
  const add = (word: string, other: string) => {
    const key = word.toLowerCase()
    if (key === other.toLowerCase()) return
    const known = alike!.get(key) ?? []
    if (!known.includes(other)) known.push(other)
    alike!.set(key, known)
  }
  for (const line of groups.split('\n')) {
    const [head, ...others] = line.split('|')
    if (head) for (const other of others) add(head, other)
  }
  // The other way only to what heads the group: elevator gives lift, and not what else a lift may be.
  for (const line of groups.split('\n')) {
    const [head, ...others] = line.split('|')
    if (head) for (const other of others) add(other, head)
  }
  for (const pair of spellings.replaceAll('\n', '').split(';')) {
    const at = pair.indexOf(' ')
    const [british, american] = [pair.slice(0, at), pair.slice(at + 1)]
    if (at < 0) continue
    add(british, american)
    add(american, british)
    // What stands in one spelling has the synonyms of the other.
    for (const other of alike.get(british) ?? []) add(american, other)
  }
  return alike
}

/** Words of which the two kinds of English have one each: they are put for one another inside longer texts as well. */
const inTexts =
  'lift flat autumn petrol rubbish holiday biscuit trousers jumper film cinema lorry pavement underground queue mobile phone telephone bike bicycle television TV taxi plane aeroplane timetable shop fridge sofa mum mom mother dad father grandmother grandma grandfather grandpa ill sick big large small little begin start shut close football soccer perhaps maybe child kid children kids too also colour color centre center grey gray favourite favorite theatre theater metre meter kilometre kilometer litre liter elevator apartment movie truck sidewalk subway vacation store town city seaside sea ocean nobody everyone everybody someone somebody towards until'.split(
    ' ',
  )
const MOST = 48

/** What else may be written for an English answer: its synonyms, its other spellings, and those of the words in it. */
export function englishVariants(text: string): string[] {
  const plain = text.replace(/[!?.…]+$/u, '').trim()
  const table = tables()
  const of = (each: string) => table.get(each.toLowerCase()) ?? []
  const bare = plain.replace(/^(?:the|an?) /iu, '')
  const found = new Set([...of(plain), ...of(bare), ...of(`to ${plain}`).map(each => each.replace(/^to /u, ''))])
  const words = plain.split(' ')
  if (words.length > 1) {
    let texts = [plain]
    for (const [at, word] of words.entries()) {
      const bareWord = word.replace(/[^\p{L}'-]/gu, '')
      const others = isSpelling(bareWord) || inTexts.includes(bareWord.toLowerCase()) ? of(bareWord).slice(0, 4) : []
      if (others.length === 0 || texts.length > MOST / 2) continue
      texts = texts.flatMap(each => [each, ...others.map(other => replaceAt(each, words, at, other))])
    }
    for (const each of texts) found.add(each)
  }
  found.delete(plain)
  return [...found].slice(0, MOST)
}

function replaceAt(text: string, words: readonly string[], at: number, other: string): string {
  const word = words[at]!.replace(/[^\p{L}'-]/gu, '')
  return text.replace(new RegExp(`(?<![\\p{L}'-])${RegExp.escape(word)}(?![\\p{L}'-])`, 'u'), other)
}

function isSpelling(word: string): boolean {
  spelled ??= new Set(spellings.replaceAll('\n', '').split(/[; ]/u))
  return spelled.has(word.toLowerCase())
}
let spelled: Set<string> | undefined
