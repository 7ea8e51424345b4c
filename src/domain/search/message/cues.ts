const anyOf = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?:(?<![\\p{L}])|(?![\\p{L}]))`, 'giu')

const LITTLE =
  '(?: (?:really|urgently|still|also|maybe|perhaps|possibly|please|now|just|here|around|else|out there|in the area|in the neighbou?rhood|of you|near(?:by)?))*'
const WENIG =
  '(?: (?:ich|wir|mir|uns|man|noch|also|dringend|dafür|daher|dazu|deshalb|aber|nur|gerade|grad|hier|zufällig|vielleicht|eventuell|bitte|von euch|in der nähe|in der nachbarschaft))*'
const POCO =
  '(?: (?:aquí|por aquí|del barrio|de vosotros|cerca|quizás|también|además|urgentemente|solo|sólo))*'
const PEU =
  "(?: (?:ici|par ici|dans le (?:quartier|coin)|d['’]entre vous|aussi|encore|urgemment|vraiment|donc|juste|par hasard))*"

/** Behind these words stands the thing that somebody asks for. */
export const BEFORE_THINGS = anyOf(
  `(?:needs?|requires?|could${LITTLE} (?:use|do with)|look(?:ing)? for|search(?:ing)? for|in need of|hoping (?:for|to find|to get)|(?:i|we)(?:['’]?m| am|['’]re| are) after|would love|['’]d love|would like|['’]d like)${LITTLE}(?: to (?:borrow|rent|hire|find|get|have|try))?`,
  '(?:borrow|rent(?:ing)?(?: out)?|hire|hiring|lend(?:ing)?)(?: (?:me|us|out|it out))*',
  `(?:(?:any|some)(?:one|body)|any neighbou?rs?|who|any of you)${LITTLE} (?:have|has|had|got|owns?|with|rents?|lends?|could (?:rent|lend)|would (?:rent|lend)|who (?:has|owns|rents|lends))(?: got)?(?: (?:me|us|out))?`,
  'missing (?:is|are)',
  '(?:some|any) (?:kind|sort|type) of|one of (?:those|these)|so ein(?:e[nrms]?)?|eine art|(?:alg[uú]n|una|un) (?:tipo|especie) de|un[oa] de es[oa]s|une (?:sorte|espèce) de|un de ces',
  `(?:suchen?|brauch(?:en?|t)|bräuchten?|benötig(?:en?|t))${WENIG}`,
  `(?:hat|hätte?|verleiht|vermietet|besitzt|borgt)${WENIG} (?:jemand|irgendjemand|irgendwer|wer|einer|öpper)${WENIG}`,
  `(?:wer|jemand)${WENIG} (?:hat|hätte|verleiht|vermietet|leiht|borgt)${WENIG}`,
  `(?:(?:mir|uns) fehl(?:t|en)|fehl(?:t|en) (?:mir|uns)|hätten? (?:ich|wir) (?:gern|lieber)e?|(?:ich|wir) (?:hätten?|hätt) gern(?:e)?|jemand ein(?:e|en)? (?=\\p{L}+ übrig))${WENIG}`,
  `(?:necesit(?:o|amos|aría|aríamos)|busc(?:o|amos)|(?:me|nos) (?:hacen?|harían?) falta|(?:me|nos) faltan?)${POCO}(?: alquilar)?`,
  `(?:alguien|alg[uú]n vecin[oa]|qui[eé]n)${POCO} (?:tiene|tendría|tenga|alquila|presta|deja|(?:me|nos) (?:(?:puede|podría) )?(?:deja|dejar|presta|prestar|alquila|alquilar))`,
  '(?:ten[eé]is|tendríais|ti[eé]nes|tienen|alquil(?:ar|áis|ais)|pedir prestad[oa]s?|prestar(?:me|nos)?|dejar(?:me|nos)|(?:me|nos) (?:prest|dej)(?:a|áis|ais|an))',
  `(?:re)?cherch(?:e|ons)${PEU}(?: à (?:louer|emprunter))?`,
  `(?:(?:me|nous) (?:faudrait|faut|manque(?:nt)?)|besoin d(?:e|['’])|(?:je|nous) voudr(?:ais|ions) (?:louer|emprunter))${PEU}`,
  `(?:quelqu['’]un|qui|un voisin)${PEU} (?:aurait|a|loue|prête|possède|pourrait (?:me |nous )?(?:prêter|louer)|pour (?:me |nous )?prêter|(?:me|nous) prêt(?:e|er|erait))(?:-t-il|-il)?`,
  '(?:auriez|avez|avez)-vous|si vous avez|(?:lou|emprunt)er|prêter',
)

/** What somebody says they have not, or no more. */
export const BEFORE_LACKS = anyOf(
  "(?:do|does|did)(?:n['’]t| not) (?:have|own)|(?:have|has)(?:n['’]t| not)? (?:got )?no|haven['’]t (?:got )?",
  '(?:hab(?:e|en)?|hat|besitzen?) (?:ich |wir )?(?:leider |selbst |noch )*(?=kein|weder)',
  'no (?:tengo|tenemos|hay|tiene)',
  "(?:je n['’]ai|nous n['’]avons|on n['’]a) (?:pas|plus|aucune?)(?: d(?:e|['’]))?",
  'without (?=(?:our|my) )|ohne (?=(?:unser|mein)e?[nms]? )|sin (?=(?:nuestr[oa]|mi)s? )|sans (?=(?:notre|nos|mon|ma|mes) )',
)

/** Behind these words stands what somebody is about to do. */
export const BEFORE_DEEDS = anyOf(
  "(?:need|have|has|want|wants|would like|['’]d like|would love|['’]d love|going|trying|planning|supposed|got) to",
  '(?:must|should)',
  '(?:muss|müssen|müsste|möchten?|will|wollen|sollen?|werden?)',
  '(?:teng[oa] que|tenemos que|hay que|quier[eo]|queremos|voy a|vamos a|quisiera|me gustaría|tocado)',
  "(?:dois|devons|doit|veux|voudr(?:ais|ait|ions)|aimer(?:ais|ait|ions)|allons|vais|(?:il )?faut|envie d(?:e|['’]))",
)

/** In German the verb stands behind what is asked for. */
export const BEHIND_THINGS = anyOf(
  '(?:aus)?(?:zu)?leihen',
  '(?:aus|ver)?borgen',
  'mieten',
  'ausleiht',
  'gesucht',
  'übrig',
  'herleihen',
)

/** Whatever serves: what for was said before, or follows. */
export const ANYTHING =
  /^(?:an?\s|the\s|some\s|eine?n?\s|una?\s|une?\s)?(?:some(?:thing|one|body)|any(?:thing|one|body)|things?|stuff|(?:right |proper |necessary )?(?:gear|equipment|tools?|device|machine)|help|etwas|was|so (?:was|etwas|ein ding)|(?:passende[sn]? |richtige[sn]? )?(?:gerät|werkzeug|maschine|ding)|hilfe|jemand(?:en)?|algo|alguien|(?:alg[uú]n[oa]? )?(?:aparato|herramienta|máquina|cacharro)|ayuda|lo necesario|quelque chose|quelqu['’]un|(?:un )?(?:appareil|outil|truc|matériel)|le matériel|aide|de quoi|ideas?|solutions?|tips?|advice|ideen?|lösung|tipps?|solución|consejos?|idées?|astuces?)(?![\p{L}])/iu

/** Which stands for what was named before. */
export const PRONOUN =
  /^(?:(?:just |maybe |such )?(?:an? )?(?:(?:two|three|big|small|large|good|nice|bigger|smaller|larger|old|new|second) )*ones?|it|them|those|eine[nrs]?|welche[nrs]?|so ein(?:e[nrs]?)?|sowas|una?|uno|unas|unos|l[oa]s?|une?|deux|zwei|dos|two|le|la|les)(?:\s*$|\s*[,.;:!?]|\s+(?:out|they|that|we|i|you|with|for|from|to|grande|pequeñ[oa]|plus|mit|für|von|ab|die|den|das|para|pour|avec|qui|que|ausleihen|leihen)(?![\p{L}]))/iu
