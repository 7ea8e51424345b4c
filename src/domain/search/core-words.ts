import { withoutPoliteness } from './polite-words.ts'
import { requestWithin, withoutMeans } from './request-within.ts'

/** How people begin a question, in the four languages; what they look for comes behind it. */
const FRAMES = [
  /^(?:what(?:['’]s| is) (?:there|available|for rent)|what can (?:i|we|one) (?:rent|hire|borrow|get)|was (?:gibt es|kann (?:ich|man) (?:mieten|leihen|ausleihen))|¿?qu[eé] (?:hay|puedo alquilar|se alquila)|qu['’]est-ce qu['’](?:il y a|on peut louer)|que (?:peut-on|puis-je) louer)(?=\s|$)/iu,
  /^(?:where |how )?(?:can|could|may|do) (?:i|we|you|someone|anyone) (?:please |maybe |possibly )?(?:find|get|rent|hire|borrow|lend|have)(?: me| us)?\b/iu,
  /^(?:is there|are there|does (?:anyone|anybody|someone) (?:have|rent|lend)|has anyone got)\b/iu,
  /^(?:i|we)(?:['’]?d like|['’]?m looking| am looking| are looking| want| need| would like)(?: to (?:rent|hire|borrow|buy))?(?: for)?\b/iu,
  /^(?:looking for|searching for|in need of|to rent|for rent|rent|hire|borrow|rental of)\b/iu,
  /^(?:wo|wie) (?:kann|könnte|finde|bekomme|leihe|miete) (?:ich|man|wir)(?: mir)?(?=\s|$)/iu,
  /^(?:gibt es|hat jemand|verleiht jemand|wer (?:hat|verleiht|vermietet))(?=\s|$)/iu,
  /^(?:ich|wir) (?:suche|suchen|brauche|brauchen|möchte|möchten|will|wollen|benötige)(?: gerne?)?(?=\s|$)/iu,
  /^(?:suche|brauche|miete|leihe)(?=\s|$)/iu,
  /^(?:¿\s*)?(?:dónde|donde|cómo) (?:puedo|podemos|se puede) (?:alquilar|encontrar|conseguir|rentar|arrendar)(?=\s|$)/iu,
  /^(?:¿\s*)?(?:hay|alguien (?:tiene|alquila|presta)|quién (?:tiene|alquila|presta))(?=\s|$)/iu,
  /^(?:necesito|necesitamos|busco|buscamos|quiero|quisiera|me hace falta)(?: alquilar)?(?=\s|$)/iu,
  /^(?:alquilar|alquiler de|rentar|arrendar|se alquila)(?=\s|$)/iu,
  /^(?:où|comment) (?:puis-je |peut-on |est-ce que je peux |je peux )?(?:louer|trouver|emprunter)(?=\s|$)/iu,
  /^(?:est-ce que )?(?:quelqu['’]un (?:a|loue|prête)|qui (?:a|loue|prête)|y a-t-il)(?=\s|$)/iu,
  /^(?:je|nous) (?:cherche|cherchons|veux|voudrais|voulons|souhaite)(?: louer)?(?=\s|$)/iu,
  /^(?:j['’]ai besoin d[eu’']|j['’]aimerais louer|à louer|louer|location d[eu’'])/iu,
]
/** And how they end it. */
const ENDS = [
  /\s(?:to rent|for rent|rental|for hire|to borrow|near me|nearby|around here|please)$/iu,
  /\s(?:mieten|leihen|ausleihen|ausborgen|borgen|zu mieten|zum mieten|zu leihen|zum leihen|gesucht|in (?:der|meiner) nähe|bitte)$/iu,
  /\s(?:en alquiler|de alquiler|alquilar|cerca de (?:mí|aquí)|por favor)$/iu,
  /\s(?:à louer|en location|près de (?:chez moi|moi|ici)|s['’]il vous plaît|svp)$/iu,
]
const ARTICLES =
  /^(?:an?|the|some|any|einen?|einer|eine[sm]?|der|die|das|den|unas?|unos?|un|el|la|los|las|une|des|le|les|l['’])\s+/iu
/** How many of a thing: "3 Fahrräder". Behind a number of people or a measure stands what the thing is like. */
const COUNT =
  /^\d{1,2}(?: ?x)? (?!(?:man|men|people|persons?|guests|seater?|places?|person(?:en|as|nes)?|leute|gäste|mann|plazas|pers|inch|zoll|pulgadas|pouces|m|metres?|meter|metros?|mètres?|kg|kilos?|l|liter|litres?|litros?|mm|cm|w|watt|volt|v|in|er|loch|way|tier|step|stufen|peldaños|marches|ft|foot|year|jahre|años|ans)(?![\p{L}]))(?=\p{L}{3})/iu
/** For how many: no title says it in these words. */
const PEOPLE =
  /(?:^|\s)(?:(?:for|für|fuer|para|pour|de|à) )?\d{1,3}[ -]?(?:man|men|people|persons?|guests|seater|berth|pax|personen?|leute|gäste|mann|kinder|erwachsene|plazas|personas?|comensales|invitados|niños|places|personnes?|convives|invités|enfants|pers\.?|p)(?=\s|$)/giu

/** From here on somebody says what for or what like, not what. */
const PURPOSE =
  /\s(?:for|to|so that|which|that|who|where|für|fürs|zum|zur|um|para|pour|afin de|qui|dont|mais|pero|but|aber)\s|,\s|\sque (?:no |se )?(?:sea|tenga|pueda|quepa|sirva|aguante|funcione|haga|pese|ocupe)/iu

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A question ends a sentence as a full stop does. */
const withoutMarks = (text: string): string =>
  text.replace(/(?<=\p{L}{2})[?!]+(?=\s+\p{L})/gu, '.').replace(/[?!¿¡]+/g, ' ')

/** What somebody looks for without the question around it; the whole where nothing else is said. */
export function withoutFrame(text: string): string {
  let core = requestWithin(withoutPoliteness(inOneLine(withoutMarks(text))))
  for (let round = 0; round < 3; round++) {
    const before = core
    for (const frame of FRAMES) core = core.replace(frame, '').trim()
    for (const end of ENDS) core = core.replace(end, '').trim()
    core = withoutMeans(core)
      .replace(ARTICLES, '')
      .replace(PEOPLE, ' ')
      .replace(COUNT, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (core === before) break
  }
  return core || text
}

const ANYTHING =
  /^(?:(?:some|any)?things?|stuff|anything|everything|all|items|sachen|dinge|alles|irgendwas|etwas|was|cosas|algo|todo|choses|trucs|tout|quelque chose)$/iu

/** The same, and nothing where that asks for whatever there is: "things in Neukölln". */
export const withoutAnything = (text: string): string => {
  const core = withoutFrame(text)
  const isQuestionAlone = FRAMES.some((frame) => core.replace(frame, '').trim() === '')
  return isQuestionAlone || ANYTHING.test(core) ? '' : core
}

const FOR =
  /^(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?) (?:for|für|fürs|para|pour) (?:(?:an?|the|my|our|your|her|his|their|den|die|das|einen?|meine?n?|unsere?n?|una?|el|la|los|las|mis?|nuestr[oa]s?|les?|une|mon|ma|mes|notre|nos) |l['’])?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)$/iu

/** The name that a thing for another may have: "bike pump" for "pump for a bike", "Fahrradpumpe", "bomba de bici", "pompe vélo". */
export function nameOfThingFor(text: string, language: 'en' | 'de' | 'es' | 'fr'): string | undefined {
  const [, thing, other] = FOR.exec(text) ?? []
  if (!thing || !other) return undefined
  return {
    en: `${other} ${thing}`,
    de: `${other}${thing.toLowerCase()}`,
    es: `${thing} de ${other}`,
    fr: `${thing} ${other}`,
  }[language]
}

const TURNED = /^(\p{L}[\p{L}-]*), (\p{L}[\p{L}-]*)$/u

/** The name that a list turns round, so that the thing comes first: "circular saw" for "saw, circular". */
export function turnedName(text: string, language: 'en' | 'de' | 'es' | 'fr'): string | undefined {
  const [, thing, kind] = TURNED.exec(text) ?? []
  if (!thing || !kind) return undefined
  return language === 'es' || language === 'fr' ? `${thing} ${kind}` : `${kind} ${thing}`
}

/** The thing alone, without what it is for: "camera" of "camera for a wedding". Nothing where that is all there is. */
export function thingWithoutPurpose(text: string): string | undefined {
  const at = PURPOSE.exec(text)?.index ?? -1
  const thing = at > 0 ? text.slice(0, at).trim() : ''
  return thing.length > 1 ? thing : undefined
}

const BESIDE = / (?:with|without|and|mit|ohne|und|con|sin|avec|sans) /

/**
 * Of the things that plain words name the one that says what it is, where they name several: what they end with, in
 * Spanish and French begin with before a "de". A piano stool is a stool.
 */
export function headOfName(
  words: string,
  things: readonly string[],
  language: 'en' | 'de' | 'es' | 'fr',
): string | undefined {
  // A piano with headphones is no headphones.
  if (things.length < 2 || BESIDE.test(words)) return undefined
  const isRomance = language === 'es' || language === 'fr'
  const head = (isRomance ? things[0] : things.at(-1))!
  const isHead = isRomance
    ? words.startsWith(head) && /^ (?:d|de|del|des|du|para|pour|en|a|al) /.test(words.slice(head.length))
    : words.endsWith(` ${head}`)
  return isHead ? head : undefined
}
