/** How people greet before they ask; only where something follows. */
const GREETING =
  /^(?:hi(?![ -]fi)|hello|hey|good (?:morning|afternoon|evening|day)|dear (?:all|neighbou?rs)|hallo|servus|moin|grüezi|grüß (?:gott|dich|euch)|guten (?:tag|morgen|abend)|liebe (?:nachbarn|leute|alle)|hola|buen[ao]s(?: (?:días|tardes|noches))?|bonjour|bonsoir|salut|coucou)(?:,? (?:there|all|everyone|everybody|neighbou?rs|zusammen|ihr lieben|leute|alle|nachbarn|a tod[oa]s|vecinos|à tou(?:s|tes)|tout le monde|les voisins))*[\s,.:;–-]+(?=\S)/iu
/** And how they thank behind it. */
const THANKS =
  /[\s,.;–-]+(?:(?:many )?thanks(?: a lot| so much| in advance)?|thank you(?: very much| so much| in advance)?|cheers|(?:vielen (?:lieben )?|besten |herzlichen )?dank(?: im voraus)?|danke(?: schön| euch| im voraus)?|lg|(?:liebe|viele|beste) grüße|(?:muchas |mil )?gracias(?: de antemano| por adelantado)?|(?:un )?saludos?|merci(?: beaucoup| d['’]avance| bien)*|cordialement)[\s.,]*$/iu

/** When and how they would fetch it, behind what they ask for. */
const FETCHING =
  /[.,;] [^.,;]*(?:\bcollect (?:it|them|on|in)\b|\bpick(?:ed)? (?:it |them )?up\b|\b(?:selbst)?abhol(?:ung|en|bereit)\b|\brecoger(?:l[oa]s?)?\b|\bpas(?:o|ar|amos) a (?:por|buscar|recoger)|\b(?:le|la|les) (?:chercher|récupérer)\b|\bvenir chercher\b|\bno idea (?:what|which)\b|\bbudget\b|\bpresupuesto\b|\bzahle gerne?\b)[^.,;]*/giu

/** A message without its greeting, its thanks and what is to be arranged. */
export const withoutPoliteness = (text: string): string =>
  text
    .replace(GREETING, '')
    .replace(GREETING, '')
    .replace(THANKS, '')
    .replace(FETCHING, '')
    .replace(/(?<!\d)[\s.,;]+$/u, '')
