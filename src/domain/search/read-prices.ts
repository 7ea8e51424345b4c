const AT_MOST =
  "(?:under|below|less than|up to|max(?:imum)?\\.?|at most|(?:no|not) more than|cheaper than|unter|bis(?: zu)?|höchstens|max(?:imal)?\\.?|weniger als|nicht mehr als|günstiger als|(?:por )?menos de|hasta|máximo|como mucho|(?:à|pour) moins de|moins de|jusqu[’']à|(?:au )?maximum|au plus)"
const MONEY = '(?:€|eur(?:os?)?|\\$|dollars?|£|pounds?|quid|chf|franken|francs?|stutz|pesos|dólares)'
const A_DAY =
  '(?:(?: ?/ ?| (?:a|per|each|am|pro|je|al|por|el|par|la|le) ?)(?:day|tag|d[ií]a|jour(?:née)?)|(?:,? )?täglich)?'

const PRICE = new RegExp(
  `(?<=^|[\\s,])(?:for |für |por |pour )?${AT_MOST} (?:${MONEY} ?(\\d{1,5})|(\\d{1,5})(?:[.,]\\d{2})? ?${MONEY})${A_DAY}(?=$|[\\s,.;!?])`,
  'iu',
)

/** The most that somebody wants to pay a day, in cents ("under 20 euros a day"), and the other words. */
export function readPrices(text: string): { maxPriceCents: number; rest: string } | undefined {
  const found = PRICE.exec(text)
  const amount = Number(found?.[1] ?? found?.[2])
  if (!found || !(amount > 0)) return undefined
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { maxPriceCents: amount * 100, rest: rest.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '') }
}
