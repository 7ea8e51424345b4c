const NUMBER =
  '(?:\\d{1,3}|an?|one|two|three|four|five|six|some|a few|eine?[nrm]?|zwei|drei|vier|fünf|sechs|ein paar|una?s?|dos|tres|cuatro|cinco|seis|une|deux|trois|quatre|cinq|six|quelques)'
const UNIT =
  '(?:hours?|days?|nights?|weeks?|months?|half an hour|stunden?|tage?n?|nächte?n?|nacht|wochen?|monate?n?|horas?|días?|dias?|noches?|semanas?|mes|meses|heures?|jours?|journées?|nuits?|semaines?|mois)'
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)'
const SEASON =
  '(?:spring|summer|autumn|winter|frühling|sommer|herbst|primavera|verano|otoño|invierno|printemps|été|automne|hiver)'

/** How long, or when without a day. */
const VAGUE = new RegExp(
  `(?<=\\S\\s)(?:${[
    `(?:just |only |nur |solo |sólo |seulement )?(?:for|für|por|para|durante|pour|pendant|während) (?:${NUMBER} (?:\\p{L}+ )?|half an? |einen halben |medio |media |une demi-)${UNIT}`,
    `\\d{1,2} ${UNIT}(?=[.!?]?$)`,
    `(?:in|im|ab|anfang|mitte|ende|en|during|next|nächsten|for|für|para|pour|au mois d[e’']|courant|fin|début) ?(?:the |de )?${MONTH}`,
    `(?:the |el |le |am )?(?:first|second|third|last|erste[sn]?|zweite[sn]?|letzte[sn]?|primer|segundo|último|premier|deuxième|dernier) (?:weekend|wochenende|fin de semana|finde|week-end) (?:of |in |im |de |en |d[’']|du mois de )?${MONTH}`,
    `(?:this|next|diesen|nächsten|este|cet) ${SEASON}`,
    '(?:for |in |within )?(?:the )?(?:next|this|coming) (?:week|month)s?',
    '(?:für |in der |in )?(?:nächste[rnm]?|diese[rnm]?|kommende[rnm]?) (?:woche|tagen?|monat)',
    '(?:para |durante )?(?:la (?:semana|quincena)|el mes) que viene',
    '(?:para |en )?(?:la |el )?(?:próxim[ao]|est[ae]) (?:semana|mes)',
    '(?:pour |durant )?(?:la semaine|le mois) prochaine?',
    '(?:pour )?cette semaine',
    '(?:right now|asap|as soon as possible|urgently|sofort|dringend|ab sofort|cuanto antes|urgente|tout de suite|au plus vite)',
  ].join('|')})(?=$|[\\s,.!?])`,
  'giu',
)

/** The words without those that say how long, or when without a day: "tent" of "tent for a week in August". */
export const withoutVagueTimes = (text: string): string =>
  inOneLine(inOneLine(text).replace(VAGUE, ' ')).replace(VAGUE, ' ').trim()

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
