/** What is asked of the attributes of a category, by their keys: of a choice one of these values, of a number a range. */
export type AttributeWishes = Readonly<Record<string, AttributeWish>>
export type AttributeWish = readonly string[] | { readonly min?: number; readonly max?: number }

const PREFIX = 'attr.'
const MAX_WISHES = 12
const MAX_VALUES = 30
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/
const RANGE = /^(-?\d{1,9}(?:\.\d{1,3})?)?\.\.(-?\d{1,9}(?:\.\d{1,3})?)?$/

/** Reads them from an address; what makes no sense is left out. */
export function parseWishes(query: URLSearchParams): AttributeWishes | undefined {
  const wishes = [...query]
    .filter(([name]) => name.startsWith(PREFIX) && name.length <= 50 && KEY.test(name.slice(PREFIX.length)))
    .flatMap(([name, text]) => {
      const wish = parseWish(text)
      return wish ? [[name.slice(PREFIX.length), wish] as const] : []
    })
    .slice(0, MAX_WISHES)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return wishes.length > 0 ? Object.fromEntries(wishes) : undefined
}

function parseWish(text: string): AttributeWish | undefined {
  const range = RANGE.exec(text)
  if (!range) {
    const values = [...new Set(text.split(','))].filter((value) => value.length <= 40 && KEY.test(value))
    return values.length > 0 ? values.toSorted().slice(0, MAX_VALUES) : undefined
  }
  const [low, high] = [range[1], range[2]].map((bound) => (bound ? Number(bound) : undefined))
  if (low === undefined && high === undefined) return undefined
  const [min, max] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** The parts of an address that say them, always in the same order. */
export const writeWishes = (wishes: AttributeWishes = {}): [string, string][] =>
  Object.entries(wishes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, wish]) => [
      `${PREFIX}${key}`,
      isOfChoice(wish) ? wish.toSorted().join(',') : `${wish.min ?? ''}..${wish.max ?? ''}`,
    ])

/** Whether values of a choice are asked for, rather than a range of numbers. */
export const isOfChoice = (wish: AttributeWish): wish is readonly string[] => Array.isArray(wish)
