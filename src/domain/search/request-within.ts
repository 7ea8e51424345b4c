/** How people come to the point in the middle of a message: "my mother turns 80 and I need …". */
const REQUEST = new RegExp(
  `(?:^|[\\s,.;:–-])(?:${[
    "(?:i|we)(?:['’]?m| am| are|['’]re)? (?:really |urgently |also |still )?(?:need|require|looking for|searching for|(?:would|['’]d) like to (?:rent|hire|borrow)|want to (?:rent|hire|borrow))",
    '(?:ich|wir|und) (?:dafür |daher |also |noch |dringend )?(?:suchen?|brauchen?|bräuchten?|benötigen?)(?: (?:ich|wir))?(?: (?:noch|dafür|dringend|dazu))?',
    '(?:suche|brauche|bräuchte|benötige|suchen|brauchen|bräuchten) (?:ich|wir)',
    '(?:necesit(?:o|amos|aría|aríamos)|busc(?:o|amos)|(?:me|nos) (?:hace|haría) falta)(?: alquilar)?',
    "(?:il )?(?:me|nous) (?:faudrait|faut|manque)|(?:je|nous|on) cherch(?:e|ons)|(?:j['’](?:ai|aurais)|nous (?:avons|aurions)|on (?:a|aurait)) besoin d(?:e |['’])",
  ].join('|')})(?=\\s|(?<=['’ ])\\S)`,
  'giu',
)
/** What is needed to do something, or does it: "something to make waffles", "appareil pour gaufres", "Ding, mit dem man …". */
const MEANS = new RegExp(
  `^(?:(?:${[
    '(?:(?:an?|the|that|one of those) )?(?:(?:small|little|big|large|electric) )?(?:something|anything|things?|stuff|equipment|gear|devices?|machine|appliance|tools?|gadget|gizmo|thingy|contraption) (?:to|for|(?:that|which)(?: you| can)?|you(?: can)?|with which you|where you)',
    '(?:(?:eine?|das|die|so ein) )?(?:(?:kleine|große|elektrische)[sr]? )?(?:etwas|was|alles|sachen|geräte?|maschine|werkzeuge?|ding|dings|teil|apparat|zeug),? (?:für|um|zum|(?:das|der|die|womit|(?:mit|auf|in) (?:dem|der|denen))(?: man)?)',
    '(?:(?:una?|el|la) )?(?:(?:pequeñ[oa]) )?(?:algo|todo|cosas?|aparatos?|aparatito|máquina|herramientas?|cacharro|chisme|trasto|utensilio) (?:para|que|con (?:el|la|lo) que)',
    "(?:(?:une?|le|la|l['’]) ?)?(?:petite? |gros(?:se)? )?(?:quelque chose|appareils?|outils?|machine|trucs?|machin|engin|objet|chose|bidule) (?:pour|qui|où l['’]on|avec (?:lequel|laquelle|quoi) on)",
  ].join('|')})|de quoi)\\s+(?=\\S)`,
  'iu',
)

/** Whatever does it: what that is to do was said before. */
const ANYTHING =
  /^(?:(?:an?|some|eine?n?|una?|une?) )?(?:something|anything|machine|device|tools?|help|etwas|maschine|gerät|werkzeug|hilfe|algo|máquina|aparato|herramienta|ayuda|quelque chose|appareil|outil|aide)(?=\s|$)|^de quoi l(?:e|a|es)\s/iu

/** What is to be done: what to, or why, was said before. */
const DEED =
  /^(?:\p{L}+[aei]r(?:l[oae]s?|me|nos|se)?\s(?:el|la|l[oa]s|una?|mis?|nuestr[oa]s?)\s|\p{L}+(?:er|ir|re)\s(?:l[ea]s?|une?|des|du|mon|ma|mes|nos|notre|l['’])(?:\s|(?<=['’])))/iu

/** What somebody asks for somewhere in a message, up to the end of the sentence; the whole where it has no such words. */
export function requestWithin(text: string): string {
  const request = [...text.matchAll(REQUEST)].at(-1)
  const wanted = request ? text.slice(request.index + request[0].length).trim() : ''
  if (DEED.test(wanted)) return text
  const sentence = wanted.split(/(?<!\d)[.;]\s/u)[0]!.replace(/^to\s/iu, '')
  return sentence.length > 2 && !ANYTHING.test(sentence) ? sentence : text
}

/** What is to be done, without the words for whatever does it. */
export const withoutMeans = (text: string): string => text.replace(MEANS, '')
