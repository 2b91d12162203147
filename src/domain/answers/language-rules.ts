import type { AnswerRules } from './rules.ts'

/**
 * What one language lets vary in a right answer. `same`: words that are one word in a sentence (groups parted by `;`, the
 * first stands for all). `rewrites`: what is written in two ways. `loose`: what a teacher passes with a word.
 * `subjects`: pronouns that may be left out, each with what its verb looks like. `skips`: what may stand between the two.
 * `moves`: how a phrase of time or place begins; `moveEnds`: how it ends, where the sign stands last. `order`: where it may
 * go. `forms`: endings that make another form of a word.
 */
// biome-ignore format: tables
export const languageRules: Partial<Record<string, AnswerRules>> = {
  es: {
    same: 'aquí=acá;allí=allá=ahí;usted=ud;ustedes=uds;solo=solamente=sólo',
    rewrites: [['\\bde el\\b', 'del'], ['\\ba el\\b', 'al']],
    skips: 'no me te se nos os lo la le los las les ya también nunca siempre',
    subjects: {
      yo: '(o|oy|é|í|ba|ía|ra|ga|uve|ice|ude|ise|ine|ije|use|upe|aje|sé|he|fui|era)$', tú: '(s|ste)$', vos: '(s|ste)$',
      él: '(a|e|ó|uvo|izo|udo|iso|ino|ijo|uso|upo|ajo|á|es|está)$', ella: '(a|e|ó|uvo|izo|udo|iso|ino|ijo|uso|upo|ajo|á|es|está)$',
      usted: '(a|e|ó|uvo|izo|udo|iso|ino|ijo|uso|upo|ajo|á|es|está)$', nosotros: 'mos$', nosotras: 'mos$', vosotros: 'is$', vosotras: 'is$',
      ellos: '(n|on)$', ellas: '(n|on)$', ustedes: '(n|on)$',
    },
    moves: '(hoy|ayer|mañana|ahora|aquí|allí|luego|entonces|siempre|a veces|a menudo|normalmente|esta|este|en|a|al|del?|desde|hasta|hace|por|para|con|cerca|después|antes|durante|cuando|si|mientras|porque|todos los|todas las|cada|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo|próximo|año|mes|fin|verano|invierno)|los (lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines)|la (semana|próxima)|por favor|también)',
    forms: 'o a e os as es s n an en on',
  },
  fr: {
    same: 'ça=cela;on=l\'on;métro=metro',
    rewrites: [['\\best-ce qu(e |\')', ''], ['\\b(\\S+)-(?:t-)?(je|tu|il|elle|on|nous|vous|ils|elles)\\b', '$2 $1'], ['\\bcommence à\\b', 'commence à']],
    loose: [['\\bn(e |\')', ''], ['\\bje (?=[aeéèêiouyh])', 'j\'']],
    moves: '(aujourd\'hui|hier|demain|maintenant|ici|là|là-bas|souvent|parfois|toujours|ce|cet|cette|en|à|au|aux|dans|depuis|pendant|il y a|pour|avec|près|après|avant|chez|quand|si|parce|tous les|toutes les|chaque|le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|week-end)|la semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|s\'il (te|vous) plaît|d\'habitude|l\'année|l\'été)',
    forms: 'e s es x ent ez r t er',
  },
  de: {
    same: 'gern=gerne;habe=hab;selbst=selber;im=in dem;am=an dem;zum=zu dem;zur=zu der;beim=bei dem;vom=von dem;ins=in das;ans=an das;jetzt=nun;okay=ok',
    rewrites: [['\\b(\\S+)\'s\\b', '$1 es'], ['^(wenn .*) dann ', '$1 '], ['\\b(möcht\\S+) (.*?)\\bgerne? ', '$1 $2'], ['\\b(\\S+)’s\\b', '$1 es']],
    moves: '(heute|gestern|morgen|jetzt|hier|dort|oft|manchmal|immer|dann|leider|danach|vorher|in|im|am|an|um|ab|seit|vor|nach|bis|mit|zu|zum|zur|bei|beim|von|vom|auf|aus|für|wenn|weil|als|ob|jeden|jede|jedes|diese|diesen|dieses|nächste|nächsten|nächstes|letzte|letzten|letztes|abends|morgens|nachmittags|montags|sonntags|bitte|auch|vielleicht|normalerweise|meistens|zuhause)',
    order: 'v2', determiners: 'der die das den dem ein eine mein meine dein deine sein seine ihr ihre unser unsere euer eure dieser diese dieses herr frau',
    forms: 'e en er es em t st n s r m et te ten',
  },
  it: {
    same: 'e=ed;a=ad;o=od;cosa=che cosa;qui=qua;lì=là;solo=soltanto;fra=tra;perciò=quindi',
    rewrites: [['\\bc\'è\\b', 'ci è'], ['\\b(cos|dov|com|quand|qual)\'?è\\b', '$1e è'], ['\\bcose è', 'cosa è'], ['\\bl\'', 'l\' ']],
    skips: 'non mi ti si ci vi lo la li le gli ne ce me te ve se anche già sempre',
    subjects: {
      io: '(o|ò|i|ssi|sono|avo|evo|ivo|ei)$', tu: '(i|sti|ai|ei)$', lui: '(a|e|ò|è|ì|é|o|à)$', lei: '(a|e|ò|è|ì|é|o|à)$', noi: 'mo$', voi: '(te|ste)$', loro: '(no|nno|ro)$',
    },
    moves: '(oggi|ieri|domani|adesso|ora|qui|lì|là|spesso|sempre|a volte|di solito|poi|questa|questo|stasera|stamattina|in|a|ad|al|alla|alle|allo|all\'|ai|da|dal|dalla|dall\'|di|nel|nella|nell\'|per|con|su|sul|fra|tra|dopo|prima|durante|quando|se|mentre|perché|ogni|tutti i|tutte le|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|la settimana|due|tre|un|per favore|insieme)',
    forms: 'o a e i',
  },
  pt: {
    same: 'num=em um;numa=em uma;nuns=em uns;numas=em umas;dum=de um;duma=de uma;está=tá;para=pra;aqui=cá;apenas=só=somente;autocarro=ônibus;comboio=trem;telemóvel=celular;pequeno-almoço=café da manhã;casa de banho=banheiro;facto=fato;ótimo=óptimo;equipa=equipe;gelado=sorvete;sumo=suco',
    rewrites: [['\\b(est\\S+) a (\\S+)r\\b', '$1 $2ndo']],
    skips: 'não me te se nos vos o a os as lhe lhes já também sempre nunca',
    subjects: {
      eu: '(o|ou|ei|i|a|e|isse|ive|iz|us|ude|or)$', tu: '(s|ste)$', você: '(a|e|ou|eu|iu|á|é|ai|em|z|i|r)$', ele: '(a|e|ou|eu|iu|á|é|ai|em|z|ve|foi|i|s|r)$', ela: '(a|e|ou|eu|iu|á|é|ai|em|z|ve|foi|i|s|r)$', nós: 'mos$', vós: 'is$',
      eles: '(m|ão)$', elas: '(m|ão)$', vocês: '(m|ão)$',
    },
    moves: '(hoje|ontem|amanhã|agora|aqui|ali|lá|depois|sempre|às vezes|normalmente|esta|este|em|a|à|ao|às|aos|no|na|nos|nas|num|numa|de|do|da|desde|até|há|por|para|com|perto|antes|durante|quando|se|enquanto|porque|todos os|todas as|cada|junto|segunda|terça|quarta|quinta|sexta|sábado|domingo|por favor|também)',
    forms: 'o a e os as es s m am em',
  },
  ro: {
    same: 'este=e;sunt=sînt=is;doar=numai;dumneavoastră=dvs;foarte=tare;acum=acuma;sau=ori',
    rewrites: [['\\bnu-i\\b', 'nu e'], ['\\bn-(am|ai|a|ați|au)\\b', 'nu $1']],
    skips: 'nu mă te se ne vă îl o îi le mi îmi îți își ne vă și mai',
    subjects: {
      eu: '^(?!.*(ți|em|im|ăm|ește)$)(?!(a|ai|are|este|e|ați|au|ești)$)', tu: '(i|ai|ești)$', el: '(ă|e|este|are|a|ea|ește|va|i)$', ea: '(ă|e|este|are|a|ea|ește|va|i)$', noi: '(m|vom|am)$', voi: '(ți)$',
      ei: '(ă|u|sunt|au|vor|c|d|n|t|g)$', ele: '(ă|u|sunt|au|vor|c|d|n|t|g)$', dumneavoastră: '(ți)$',
    },
    moves: '(azi|astăzi|ieri|mâine|acum|aici|acolo|apoi|întotdeauna|mereu|uneori|deseori|de obicei|în|la|din|de|pe|până|acum|după|înainte|cu|lângă|când|dacă|pentru că|în fiecare|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|luna|săptămâna|anul|vara|iarna|dimineața|seara|vă rog|te rog|și)',
    forms: 'a ă e i ul le lui u ei',
  },
  nl: {
    same: 'je=jij=jouw;we=wij;ze=zij;me=mij;\'t=het;\'n=een;vanavond=deze avond;erg=heel=zeer;alsjeblieft=alstublieft;dankjewel=dank je wel;ook=eveneens',
    rewrites: [['\\bom (?=(?:\\S+ )*te \\S)', ''], ['\\b(waar|daar|er|hier)(op|in|aan|over|mee|van|voor|naar|naast|uit|bij|onder|tussen) (\\S+ (?:je|jij|u|ik|hij|ze|we|zij|wij|jullie))\\b', '$1 $3 $2']],
    moves: '(vandaag|gisteren|morgen|nu|hier|daar|vaak|soms|altijd|dan|daarna|helaas|in|om|op|aan|sinds|voor|na|tot|met|naar|bij|van|uit|als|wanneer|omdat|toen|elke|elk|iedere|ieder|deze|dit|volgende|vorige|vanavond|vanmorgen|vanmiddag|\'s|meestal|ook|thuis)',
    order: 'v2', determiners: 'de het een mijn jouw je zijn haar ons onze hun deze dit die dat meneer mevrouw',
    forms: 'e en t s er n',
  },
  sv: {
    same: 'någon=nån;något=nåt;några=nåra;sedan=sen;idag=i dag;igår=i går;imorgon=i morgon;ikväll=i kväll;dom=de=dem;mig=mej;dig=dej;sig=sej;ska=skall;inte=ej;ännu=än;far=pappa;mor=mamma;bara=endast;mycket=väldigt;också=även',
    rewrites: [['\\b(hoppas|tror|vet|tycker|säger|sa|tänkte) att\\b', '$1']],
    infinitive: 'att',
    moves: '(idag|igår|imorgon|ikväll|nu|här|där|ofta|ibland|alltid|sedan|då|tyvärr|i|på|vid|klockan|för|efter|före|sedan|till|med|från|hos|om|när|eftersom|varje|den här|nästa|förra|på|hemma|tack|kanske|vanligtvis|också|om)',
    order: 'v2', determiners: 'en ett den det de min mitt mina din ditt dina hans hennes vår vårt våra er ert deras',
    forms: 'a e en et ar er or n t na r s de te',
  },
  no: {
    same: 'en=ei;min=mi;din=di;sin=si;idag=i dag;igår=i går;imorgen=i morgen;ikveld=i kveld;klokken=klokka;etter=efter;frem=fram;sju=syv;tjue=tyve;tretti=tredve;nå=nu;bare=kun;far=pappa;mor=mamma;veldig=svært=meget',
    rewrites: [['\\b(håper|tror|vet|synes|sier|sa|mener) at\\b', '$1']],
    infinitive: 'å',
    moves: '(idag|igår|imorgen|ikveld|nå|her|der|ofte|noen ganger|av og til|alltid|så|da|dessverre|i|på|ved|klokken|for|etter|før|siden|til|med|fra|hos|om|når|hvis|fordi|hver|hvert|neste|forrige|denne|dette|hjemme|takk|kanskje|vanligvis|også)',
    order: 'v2', determiners: 'en ei et den det de min mitt mine din ditt dine hans hennes vår vårt våre deres',
    forms: 'a e en et er ene t r n s te de',
  },
  da: {
    same: 'idag=i dag;igår=i går;imorgen=i morgen;må jeg gerne=må jeg godt;må vi gerne=må vi godt;far=fader=pappa;mor=moder;kun=bare;meget=rigtig=virkelig;efter=efter',
    rewrites: [['\\b(håber|tror|ved|synes|siger|sagde|mener) at\\b', '$1']],
    infinitive: 'at',
    moves: '(idag|igår|imorgen|i aften|nu|her|der|ofte|nogle gange|af og til|altid|så|da|desværre|i|på|ved|klokken|for|efter|før|siden|til|med|fra|hos|om|når|hvis|fordi|hver|hvert|næste|sidste|denne|dette|hjemme|tak|måske|normalt|også)',
    order: 'v2', determiners: 'en et den det de min mit mine din dit dine hans hendes vores deres',
    forms: 'e en et er ene t r n s te de',
  },
  fi: {
    same: 'minä=mä;sinä=sä;olen=oon;olet=oot;tämä=tää;nyt=ny;ja=sekä;vai=tai',
    subjects: { minä: 'n$', sinä: 't$', me: 'mme$', te: 'tte$' }, skips: 'en et emme ette myös',
    moves: '(tänään|eilen|huomenna|nyt|täällä|siellä|tässä|usein|joskus|aina|sitten|yleensä|kello|joka|ensi|viime|kun|jos|koska|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina|aamulla|illalla|päivällä|yöllä|kotona|myös|kiitos)',
    moveEnds: '(ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|sitten|kanssa|jälkeen|ennen|asti|aikana|n[aä])$', order: 'free',
    forms: 'a ä n t aa ää an än en in on ia iä ja jä ssa ssä sta stä lla llä',
  },
  el: {
    same: 'μια=μία;δυο=δύο;και=κι;δεν=δε;μην=μη;τον=το;την=τη',
    skips: 'δεν δε μου σου του της μας σας τους με σε τον την το τα θα να πολύ',
    subjects: {
      εγώ: '(ω|ώ|α|μαι|μουν|ήμουν)$', εσύ: '(ς|σαι|σουν)$', αυτός: '(ει|ε|ται|ά|ι|εί|ταν)$', αυτή: '(ει|ε|ται|ά|ι|εί|ταν)$', αυτό: '(ει|ε|ται|ά|ι|εί|ταν)$', εμείς: '(με|μαστε)$', εσείς: '(τε|στε)$',
      αυτοί: '(ν|νε|νται)$', αυτές: '(ν|νε|νται)$', αυτά: '(ν|νε|νται|ει)$',
    },
    moves: '(σήμερα|χθες|χτες|αύριο|τώρα|εδώ|εκεί|συχνά|μερικές φορές|πάντα|μετά|συνήθως|στο|στη|στην|στον|στις|στα|στους|σε|από|για|με|μέχρι|κάθε|πριν|όταν|αν|γιατί|επειδή|τη|την|το|αυτό|αυτή|παρακαλώ|επίσης)', order: 'free',
    forms: 'ος ο η α ης ας ου ων ες οι ι ει εις ω ς ν τε με',
  },
  ru: {
    same: 'чтобы=чтоб;с=со;в=во;к=ко;о=об=обо;здесь=тут;очень=весьма;также=тоже;мама=мать;папа=отец',
    rewrites: [['(\\S{3,})ою(?= |$)', '$1ой'], ['(\\S{3,})ею(?= |$)', '$1ей']],
    subjects: { я: '(ю|у|л|ла|юсь|усь|лся|лась|жу|чу)$', ты: '(шь|шься|л|ла)$', мы: '(м|ли|мся|лись)$', вы: '(те|ли|тесь|лись)$', он: '(т|л|тся|лся)$', она: '(т|ла|тся|лась)$', они: '(т|ли|тся|лись)$' }, skips: 'не уже тоже всегда часто сейчас очень', subjectIsAlmost: true,
    moves: '(сегодня|вчера|завтра|сейчас|теперь|здесь|тут|там|часто|иногда|всегда|потом|обычно|в|во|на|с|со|к|у|из|до|после|перед|через|каждый|каждую|каждое|когда|если|потому|утром|вечером|днём|ночью|летом|зимой|весной|осенью|пожалуйста|тоже|также|дома|домой)', order: 'free',
    forms: 'а я о е ы и у ю й ь ой ый ая ое ом ам ах ов ей ть т л ла ли шь ешь ит ет',
  },
  uk: {
    same: 'в=у;з=із=зі;і=й=та;від=од;вже=уже;вчора=учора;вчитель=учитель;вчителька=учителька;ще=іще;мама=мати;тато=батько;дуже=вельми;також=теж',
    rewrites: [['(\\S{3,})сь(?= |$)', '$1ся'], ['\\bщоб\\b', 'щоб']],
    subjects: { я: '(ю|у|в|ла|юся|уся|вся|лася|м)$', ти: '(ш|шся|в|ла)$', ми: '(мо|ли|мося|м)$', ви: '(те|ли|теся)$', він: '(ть|є|в|е|ться|вся)$', вона: '(ть|є|ла|е|ться|лася)$', вони: '(ть|ли|ться|лися)$' }, skips: 'не вже теж завжди часто зараз дуже', subjectIsAlmost: true,
    moves: '(сьогодні|вчора|завтра|зараз|тепер|тут|там|часто|іноді|інколи|завжди|потім|зазвичай|в|на|з|до|із|від|після|перед|через|за|кожен|кожний|щодня|щороку|коли|якщо|бо|тому|вранці|ввечері|увечері|вдень|влітку|взимку|навесні|восени|будь ласка|також|удома|вдома|додому)', order: 'free',
    forms: 'а я о е и і у ю й ь ий ої ом ам ах ів ей ти ть в ла ли ш',
  },
  bg: {
    same: 'с=със;в=във;също=също така;защото=понеже;мама=майка;татко=баща',
    skips: 'не се си ме те го я ни ви ги ми ти му й ѝ им ще съм също вече винаги',
    subjects: {
      аз: '(м|я|а|х|съм|ох|их|ах)$', ти: '(ш|си|е|а|ше)$', той: '(а|е|и|я|л|ше|у)$', тя: '(а|е|и|я|ла|ше|у)$', то: '(а|е|и|я|ло|ше)$', ние: '(м|ме)$', вие: '(те)$', те: '(т|ха|са|ли)$',
    },
    moves: '(днес|вчера|утре|сега|тук|там|често|понякога|винаги|после|обикновено|в|на|с|от|до|след|преди|през|при|за|всеки|всяка|всяко|когато|ако|защото|сутрин|вечер|моля|също|вкъщи)', order: 'free',
    forms: 'а я о е и у ът та то те ия м ш',
  },
  pl: {
    same: 'też=także=również;nie ma=niema;mama=matka;tata=ojciec;bo=ponieważ=gdyż;tutaj=tu;z=ze;w=we',
    skips: 'nie się też już zawsze często mi ci mu jej go ją ich',
    subjects: {
      ja: '(m|ę|łem|łam|bym)$', ty: '(sz|łeś|łaś|ś)$', on: '(a|e|i|y|ł|st)$', ona: '(a|e|i|y|st)$', ono: '(a|e|i|y|ło|st)$', my: '(my)$', wy: '(cie)$', oni: '(ą|li)$', one: '(ą|ły)$',
    },
    moves: '(dzisiaj|dziś|wczoraj|jutro|teraz|tutaj|tam|często|czasami|czasem|zawsze|potem|zwykle|zazwyczaj|w|we|na|z|ze|do|od|u|po|przed|przez|za|o|co|każdego|kiedy|gdy|jeśli|jeżeli|bo|rano|wieczorem|latem|zimą|proszę|też|dwa|trzy|rok|tydzień|godzinę)', order: 'free',
    forms: 'a o e u y em am om ami ach ow ego emu ej ie sz ł ła ło li ły',
  },
  cs: {
    same: 'taky=také=též;mě=mne;chléb=chleba;děkuju=děkuji;můžu=mohu;můžou=mohou;mléko=mlíko;polévka=polívka;polévku=polívku;jestli=zda;máma=matka;táta=otec;moc=velmi=hodně;tady=zde=tu;protože=neboť;s=se;k=ke;v=ve;z=ze;hezký=pěkný;hezká=pěkná;hezké=pěkné;vůz=auto;kilogram=kilo;sklenici=skleničku;mluvit=hovořit',
    rewrites: [['(\\S+)uju(?= |$)', '$1uji'], ['(\\S+)ujou(?= |$)', '$1ují'], ['\\b(\\S+)it(?= |$)', '$1it']],
    skips: 'ne se si mi ti ho mu ji je jí jim mě tě také už vždy často nás vás',
    subjects: {
      já: '(m|u|i|ji|sem|l|la|bych|ím|ám)$', ty: '(š|si|l|la|s)$', on: '(í|á|e|l|je|ne)$', ona: '(í|á|e|la|je|ne)$', ono: '(í|á|e|lo|je)$', my: '(me|li|ly)$', vy: '(te|li|ly)$', oni: '(í|ou|li|jí|sou)$', ony: '(í|ou|ly|jí|sou)$',
    },
    moves: '(dnes|včera|zítra|teď|nyní|tady|tam|často|někdy|vždy|vždycky|potom|obvykle|v|na|s|k|do|od|u|po|před|za|o|ve|každý|každou|každé|když|pokud|jestliže|protože|ráno|večer|odpoledne|v létě|v zimě|prosím|taky|doma|domů)', order: 'free',
    forms: 'a o e u y i em am um emi ami ach ech ych ho mu ou im ete te s l la li ly',
  },
  sk: {
    same: 'aj=tiež=taktiež=takisto;mama=matka;otec=ocko=tato;lebo=pretože;s=so;k=ku;v=vo;z=zo;iba=len',
    skips: 'nie sa si mi ti ho mu ju je jej im ma ťa aj už vždy často nás vás som',
    subjects: {
      ja: '(m|l|la|om)$', ty: '(š|si|l|la)$', on: '(í|á|e|l|je|a|i)$', ona: '(í|á|e|la|je|a|i)$', ono: '(í|á|e|lo|je)$', my: '(me|li)$', vy: '(te|li)$', oni: '(ia|ú|li|jú)$', ony: '(ia|ú|li|jú)$',
    },
    moves: '(dnes|včera|zajtra|teraz|tu|tam|často|niekedy|vždy|potom|zvyčajne|obyčajne|v|na|s|k|do|od|u|po|pred|za|o|každý|každú|každé|keď|ak|lebo|pretože|ráno|večer|popoludní|prosím|tiež|doma|domov)', order: 'free',
    forms: 'a o e u y i om am mi ami ach ho mu ou im te s l la li',
  },
  hr: {
    same: 'što=šta;tko=ko;s=sa;k=ka;autobus=bus;autobusom=busom;avion=zrakoplov;avionom=zrakoplovom;mama=majka;tata=otac;vrlo=jako=veoma;poslije=nakon;tu=ovdje;sada=sad;jer=zato što;također=isto;temperatura=vrućica;temperaturu=vrućicu;kilogram=kilo;hvala lijepa=hvala lijepo',
    skips: 'ne se mi ti ga mu ju joj ih me te nas vas već uvijek često nam vam sam si je smo ste su',
    subjects: {
      ja: '(m|o|la|ću|u)$', ti: '(š|si|o|la)$', on: '(e|i|a|o|je)$', ona: '(e|i|a|la|je)$', ono: '(e|i|a|lo|je)$', mi: '(mo|li|le)$', vi: '(te|li|le)$', oni: '(u|e|li|ju)$', one: '(u|e|le|ju)$',
    },
    moves: '(danas|jučer|sutra|sada|sad|ovdje|tamo|tu|često|ponekad|uvijek|poslije|obično|u|na|s|k|do|od|iz|kod|po|prije|za|o|svaki|svaku|svake|kad|kada|ako|jer|ujutro|navečer|ljeti|zimi|molim|također|doma|kući)', order: 'free',
    forms: 'a o e u i om em am ima ama og ega im oj te mo s la li le',
  },
  hu: {
    same: 'miért=mért;talán=tán;itt=ide;anya=édesanya=anyu=anyuka;apa=édesapa=apu=apuka;kicsi=kis;köszönöm=köszi;is=szintén',
    subjects: { én: '(k|m)$', te: '(sz|l|d)$', mi: '(nk|uk|ük)$', ti: '(tok|tek|tök)$', ők: '(nak|nek|ják|ik|ek|ak|tak|tek)$', ő: '^.+$', ön: '^.+$', maga: '^.+$' }, skips: 'nem is már mindig nagyon', subjectAnywhere: true,
    moves: '(ma|tegnap|holnap|most|itt|ott|gyakran|néha|mindig|utána|általában|minden|ha|amikor|mert|reggel|este|délután|délelőtt|éjjel|nyáron|télen|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|vasárnap|kérem|kérlek|otthon|haza|jövő|múlt|idén)',
    moveEnds: '(ban|ben|ba|be|on|en|ön|ra|re|tól|től|ból|ből|ról|ről|hoz|hez|höz|nál|nél|val|vel|ig|kor|után|előtt|óta|alatt|ért|mellett|között)$', order: 'free',
    forms: 'a e i k t n ok ek ök ak am em om om ja je ban ben nak nek on en ra re unk ünk sz l d',
  },
  tr: {
    same: 'şimdi=şu anda=şu an;çok=pek;teşekkür ederim=teşekkürler=sağ ol=sağ olun;burada=burda;orada=orda;nerede=nerde;nereden=nerden;buradan=burdan;bir şey=birşey',
    subjects: { ben: '(m)$', sen: '(n|sın|sin|sun|sün)$', o: '^.+$', biz: '(z|k)$', siz: '(nız|niz|nuz|nüz)$', onlar: '(r|lar|ler|yor|dı|di|du|dü|tı|ti)$' }, skips: '', subjectAnywhere: true,
    moves: '(bugün|dün|yarın|şimdi|burada|orada|sık sık|bazen|her|hep|sonra|genellikle|saat|bu|gelecek|geçen|akşam|sabah|akşamları|sabahları|lütfen|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|yazın|kışın)',
    moveEnds: '(d[ae]|t[ae]|d[ae]n|t[ae]n|y[ae]|l[ae]|önce|sonra|kadar|beri|için|günü|k[iı]n)$', order: 'beforeVerb',
    forms: 'ı i u ü a e ım im um üm ın in un ün ya ye da de dan den lar ler yı yi n m k z',
  },
  ar: {
    same: 'أب=والد;أبي=والدي;أم=والدة;أمي=والدتي;الآن=حاليا;هنا=ههنا;لكن=ولكن;جدا=للغاية',
    rewrites: [['\\bسوف ', 'س']],
    loose: [['(^| )(و?)ال', '$1$2'], ['[أإآ]', 'ا'], ['(\\S)ى(?= |$)', '$1ي'], ['(\\S)ة(?= |$)', '$1ه']],
    article: 'ال',
    skips: 'لا لم لن قد أيضا ما',
    subjects: { أنا: '(^أ|^سأ|تُ?$)', أنت: '(^ت|^ست|تَ?$|ين$)', أنتِ: '(^ت|ين$)', هو: '(^ي|^سي|^[^أتن].*[^تن]$)', هي: '(^ت|^ست|ت$)', نحن: '(^ن|^سن|نا$)', هم: '(^ي|وا$|ون$)', أنتم: '(^ت|تم$|ون$)' },
    moves: '(اليوم|أمس|غدا|الآن|هنا|هناك|دائما|أحيانا|غالبا|عادة|في|من|إلى|على|مع|قبل|بعد|منذ|عند|خلال|كل|عندما|إذا|لأن\\S*|صباحا|مساء|يوم|بال\\S+|من فضلك|أيضا)', order: 'free',
  },
  he: {
    same: 'אנחנו=אנו;אמא=אימא=אם;אבא=אב;צהריים=צוהריים;כל=כול;תוכנית=תכנית;גם כן=גם;מאוד=מאד;עכשיו=כעת;פה=כאן;בבקשה=אנא',
    article: 'ה',
    loose: [['(^| )([וב]?)ה(?=\\S{2})', '$1$2'], ['(?<=\\S)[וי](?=\\S)', '']],
    skips: 'לא כבר גם תמיד',
    subjects: { אני: '(תי|^אהיה|^אלך|^אבוא)$', אתה: 'ת$', את: 'ת$', אנחנו: 'נו$', אנו: 'נו$', אתם: 'תם$', אתן: 'תן$', הם: 'ו$', הן: 'ו$' },
    moves: '(היום|אתמול|מחר|עכשיו|פה|שם|תמיד|לפעמים|לעתים קרובות|בדרך כלל|אחר כך|אחרי|לפני|כל|כש\\S+|אם|כי|בבקשה|גם|עם|אצל|ב\\S+|ל\\S+|מ\\S+)', order: 'free',
  },
  hi: {
    same: 'यह=ये;वह=वो;नमस्ते=नमस्कार;लिए=लिये;गई=गयी;गए=गये;आई=आयी;नई=नयी;नए=नये;चाहिए=चाहिये;माँ=मां=माता;पिता=पिताजी=पापा;मैंने=मैने;बहुत=काफ़ी;स्कूल=विद्यालय;समय=वक़्त=वक्त;किताब=पुस्तक;पानी=जल;अभी=अब;ज़्यादा=अधिक;कृपया=प्लीज़',
    rewrites: [['ँ', 'ं'], ['\\u093c', ''], ['ज़', 'ज'], ['फ़', 'फ'], ['ड़', 'ड'], ['ढ़', 'ढ'], ['क़', 'क'], ['ख़', 'ख'], ['ग़', 'ग']],
    subjects: { मैं: '(हूं|ूंगा|ूंगी|था|थी)$', हम: '(हैं|थे|थीं|ेंगे|ेंगी)$', तुम: '(हो|ोगे|ोगी|थे|थीं)$', आप: '(हैं|ेंगे|ेंगी|थे|थीं|िए)$' }, subjectAnywhere: true, skips: '',
    moves: '(आज|कल|अब|यहां|वहां|अक्सर|कभी-कभी|कभी कभी|हमेशा|फिर|आमतौर पर|हर|रोज|सुबह|शाम|रात|दोपहर|अगले|पिछले|जब|अगर|क्योंकि|कृपया|भी)',
    moveEnds: '(में|से|पर|तक|को|बाद|पहले|साथ|लिए|पास|बजे)$', order: 'beforeVerb',
  },
  zh: {
    same: '这里=这儿;那里=那儿;哪里=哪儿;一点=一点儿;一会=一会儿;玩=玩儿;爸爸=爸;妈妈=妈;公交车=公共汽车=巴士=公车;星期=礼拜;和=跟;番茄=西红柿;土豆=马铃薯;自行车=单车=脚踏车;出租车=计程车=的士;手机=移动电话;饭馆=饭店=餐馆=餐厅;看书=读书;今晚=今天晚上;明早=明天早上;星期日=星期天;也许=可能;马上=立刻;非常=很',
    rewrites: [['周(?=[一二三四五六日天末])', '星期'], ['星期末', '周末'], ['([我你他她们])的(?=爸|妈|哥|姐|弟|妹|爷|奶|家|朋友|老师|孩子|丈夫|妻子)', '$1'], ['(.)一\\1', '$1$1'], ['^(我们|我|你们|你|您)?(?:可不可以|能不能)(.*?)吗?$', '$1可以$2吗'], ['^(我们|我|你们|你|您)?能(.*)吗$', '$1可以$2吗'], ['^(.*)(是|有)(?:不是|没有)(.*?)吗?$', '$1$2$3吗'], ['正在', '在'], ['呢$', '']],
    moves: '(今天|昨天|明天|现在|后天|前天|每天|每|经常|常常|有时候|总是|然后|早上|晚上|下午|上午|中午|星期|周末|去年|明年|今年|上个?|下个?|在|跟|从|坐|因为|如果|.+[年月号天点钟岁前后])', order: 'beforeVerb',
  },
  ja: {
    same: 'じゃ=では;いい=良い=よい=好い;できる=出来る;ください=下さい;にほん=にっぽん;とき=時;こども=子ども=子供;いま=今;ひと=人;とても=すごく;一番=いちばん;一緒=いっしょ;近く=ちかく;ある=有る;いる=居る;という=と言う;ほしい=欲しい;おいしい=美味しい;たくさん=沢山;もう一度=もういちど;ちょっと=少し;けど=けれど=けれども',
    rewrites: [['(?:では|じゃ)(?:ありません|ないです)', 'ではありません'], ['くないです', 'くありません'], ['へ(?=行|い|来|き|帰|かえ)', 'に'], ['でい(?=ます|る)', 'で'], ['てい(?=ます|る|た)', 'て'], ['には', 'は'], ['(?:私|わたし|わたくし|僕|ぼく|俺|おれ|あたし)は', ''], ['^(?:あなた|君|きみ)は', ''], ['ですよ?ね?$', 'です'], ['ますよ?ね?$', 'ます']],
    loose: [['わ', 'は'], ['お', 'を'], ['え', 'へ'], ['(?<=.)[をは]', '']],
    moves: '(今日|昨日|明日|今|毎日|毎朝|毎晩|毎週|毎年|来週|先週|今週|来年|去年|今年|来月|先月|朝|夜|昼|今朝|今晩|よく|時々|いつも|たいてい|ここで|そこで)', moveEnds: '(に|で|へ|から|まで|と)$', order: 'beforeVerb',
  },
  ko: {
    same: '저는=전=나는=난=저;제가=내가;것=거;무엇을=뭘=뭐를=무얼;무엇=뭐;것이=게;것을=걸=거를;이것은=이건=이거는;그것은=그건;여기서=여기에서;어디서=어디에서=어디에서;거기서=거기에서;저희=우리;제=내=나의=저의;어머니=엄마;아버지=아빠;있어요=있습니다;없어요=없습니다;해요=합니다;가요=갑니다;와요=옵니다;이에요=입니다;감사합니다=고맙습니다=고마워요=감사해요;하고=과=와=랑=이랑;매일=날마다;많이=많이;아주=매우=무척;지금=이제;식당=레스토랑',
    rewrites: [['(?:이에요|예요)(?= |$)', '입니다'], ['(?<=\\S)(?:하고|이랑|랑|과|와)(?= )', '과'], ['한테(?= |$)', '에게'], ['(^| )저는(?= |$)', '$1'], ['^(?:당신은|너는|넌) ', '']],
    loose: [['(?<=\\S)(?:을|를|은|는|이|가|에)(?= )', '']],
    moves: '(오늘|어제|내일|지금|매일|자주|가끔|항상|보통|아침|저녁|밤|낮|오전|오후|다음|지난|이번|주말|여기|거기|같이|빨리)', moveEnds: '(에|에서|에게|한테|부터|까지|동안|로|하고|와|과|에는|전에|후에|때)$', order: 'beforeVerb', noSpaces: true,
  },
  th: {
    same: 'ฉัน=ดิฉัน=ผม=หนู;ไหม=มั้ย=หรือเปล่า=รึเปล่า;อย่างไร=ยังไง;เท่าไร=เท่าไหร่;นี่=นี้;แม่=คุณแม่;พ่อ=คุณพ่อ;เมนู=รายการอาหาร;เมื่อไร=เมื่อไหร่;เดี๋ยวนี้=ตอนนี้=ขณะนี้;ชอบ=โปรด',
    rewrites: [['(?:ครับ|คับ|ค่ะ|คะ|ค้ะ|จ้ะ|จ้า|นะ|ฮะ)+$', ''], ['(?:ครับ|ค่ะ|คะ)(?=ฉัน)', ''], ['ของ(?=ฉัน|คุณ|เขา|เธอ|เรา)', ''], ['(?<=^|นี้|วาน|ๆ)(?:ฉัน|คุณ|เรา)(?=.{4})', ''], ['อัน(?=นี้|นั้น)', '']],
    moves: '(วันนี้|เมื่อวาน|พรุ่งนี้|ตอนนี้|ตอน|บ่อยๆ|บางครั้ง|เสมอ|ปกติ|ทุก|ที่|ใน|ตั้งแต่|เมื่อ|ถ้า|เพราะ|ปีหน้า|ปีที่แล้ว)', order: 'ends',
  },
  vi: {
    same: 'bố=ba=cha=bố tôi;mẹ=má;cảm ơn=cám ơn=xin cảm ơn=xin cám ơn;nghìn=ngàn;quả=trái;lợn=heo;vâng=dạ;bác sĩ=bác sỹ;xe lửa=tàu hỏa=tàu hoả=tàu;ô tô=xe hơi;điện thoại di động=di động;đắt=mắc;bát=chén;ốm=bệnh;rất=lắm;hiện nay=bây giờ',
    rewrites: [['(?: ạ| nhé| nha| à)+$', ''], ['\\bcó (?=.* không$)', ''], ['\\bđang ', '']],
    moves: '(hôm nay|hôm qua|ngày mai|bây giờ|ở|tại|thường|đôi khi|luôn|mỗi|mọi|sáng|chiều|tối|buổi|vào|lúc|trong|từ|khi|nếu|vì|tuần|năm|tháng|trước|sau|cách đây|cùng|với)', order: 'ends',
  },
  id: {
    same: 'tidak=nggak=tak=gak=enggak;sudah=udah=telah;saja=aja;bagaimana=gimana;tetapi=tapi;saya=aku;anda=kamu=kau=engkau;mau=ingin=hendak;ibu=mama=bu;bapak=ayah=papa=pak;juga=pula;sangat=sekali;sedang=lagi;terima kasih=makasih;di mana=dimana;ke mana=kemana;karena=sebab;kalau=jika=bila;dengan=sama',
    rewrites: [['^apakah ', ''], ['\\b(adalah|ialah) ', ''], ['kah\\b', ''], ['\\byang (?=\\S+$)', ''], ['\\bpunya ku\\b', 'punyaku'], ['\\bmempunyai\\b|\\bmemiliki\\b', 'punya']],
    moves: '(hari ini|kemarin|besok|sekarang|di|ke|dari|pada|dengan|sering|kadang-kadang|selalu|setiap|tiap|pagi|siang|sore|malam|minggu|bulan|tahun|ketika|jika|kalau|karena|sejak|selama|sebelum|sesudah|setelah|untuk|tolong|juga)', order: 'ends',
  },
  ms: {
    same: 'tidak=tak;hendak=nak=mahu=ingin;sudah=dah=telah;tetapi=tapi;saya=aku;awak=anda=kamu=engkau;emak=ibu=mak=mama;bapa=ayah=abah=papa;sangat=amat=sekali;sedang=tengah;di mana=kat mana=mana;kerana=sebab;kalau=jika=sekiranya;terima kasih=tima kasih;kereta api=tren;boleh=dapat',
    rewrites: [['^adakah ', ''], ['\\b(adalah|ialah) ', ''], ['kah\\b', ''], ['\\bmempunyai\\b', 'ada']],
    moves: '(hari ini|semalam|kelmarin|esok|sekarang|di|ke|dari|daripada|pada|dengan|sering|kadang-kadang|selalu|setiap|tiap|pagi|petang|malam|minggu|bulan|tahun|ketika|apabila|jika|kalau|kerana|sejak|selama|sebelum|selepas|untuk|tolong|juga)', order: 'ends',
  },
  tl: {
    same: 'nanay=ina=inay=mama;tatay=ama=itay=papa;rin=din;raw=daw;rito=dito=dine;roon=doon;busy=abala;masyado=sobra;pero=ngunit=subalit=datapwat;dahil=kasi=sapagkat;kung=pag=kapag;tuwing=bawat;ngayon=ngayong araw;salamat po=salamat;opo=oo',
    rewrites: [['(\\S+)\'y\\b', '$1 ay'], ['(?<= )(?:po|ho)(?= |$)', ''], ['(?<= )ba(?= |$)', ''], [' +', ' '], ['^(.+?) ay (.+)$', '$2 $1']],
    moves: '(ngayon|kahapon|bukas|dito|doon|sa|tuwing|noong|kapag|kung|dahil|araw-araw|madalas|minsan|palagi|lagi|mula|hanggang|para|nang|mamaya|kanina)', order: 'ends',
  },
  en: {
    moves: '(today|yesterday|tomorrow|now|here|there|then|always|often|sometimes|usually|tonight|every|this|these|next|last|in|at|on|from|to|by|with|for|since|until|after|before|during|near|when|if|because|while|two|three|please|also|too|on|1|2|3|soon|later|maybe|perhaps)',
    order: 'ends',
    forms: 's es d ed ing er est ly',
  },
}
