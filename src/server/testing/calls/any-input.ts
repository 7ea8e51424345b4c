import fc from 'fast-check'

/** What Zod writes of a schema (JSON Schema), as far as the inputs of use cases need it. */
export interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Shape>
  required?: string[]
  propertyNames?: Shape
  additionalProperties?: Shape | boolean
  prefixItems?: Shape[]
  items?: Shape | boolean
  minItems?: number
  maxItems?: number
}

/** What an input may name: the ids of things there are, of the kind that a field is called after. */
export type IdsFor = (field: string) => readonly string[]

type Inner = (shape: Shape, field?: string) => fc.Arbitrary<unknown>

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝕬🧑‍🚒é',
  '%00',
  "');--",
  '../..',
  '\\',
  '🧨'.repeat(90),
]
const ODD = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  ...ODD_TEXTS,
)
const TEXTS = [
  'Hello',
  'a@example.org',
  'https://example.org/a.ics',
  '4242424242424242',
  'DE89370400440532013000',
]
const WHOLE = [0, 1, 2, 5, 24, 100, 500, 1_000, 2_100, 2 ** 31, 2 ** 32, 2 ** 53 - 1, -1, -(2 ** 31) - 1]
const DAYS = [-400, -3, -1, 0, 1, 2, 3, 5, 6, 7, 400, 40_000]

/** Inputs of this shape, as of `now`; one place in twenty-five holds something else. */
export function anyInput(shape: Shape, name: string, idsFor: IdsFor, now: Date): fc.Arbitrary<unknown> {
  const instants = DAYS.map((days) => new Date(now.getTime() + days * 86_400_000).toISOString())
  const inner: Inner = (of, field = name) =>
    fc.oneof({ weight: 24, arbitrary: shaped(of, field) }, { weight: 1, arbitrary: ODD })

  function shaped(of: Shape, field: string): fc.Arbitrary<unknown> {
    if ('const' in of) return fc.constant(of.const)
    if (of.enum) return fc.constantFrom(...of.enum)
    const choice = of.anyOf ?? of.oneOf
    if (choice) return fc.oneof(...choice.map((one) => inner(one, field)))
    if (of.format === 'uuid') return fc.constantFrom(...idsFor(field))
    if (of.format === 'date-time') return fc.constantFrom(...instants)
    if (of.format === 'date') return fc.constantFrom('1990-02-28', ...instants.map((at) => at.slice(0, 10)))
    switch (of.type) {
      case 'object':
        return of.properties ? record(of, name, inner) : dictionary(of, inner)
      case 'array':
        return list(of, field, inner)
      case 'string':
        return text(of)
      case 'integer':
      case 'number':
        return fc.constantFrom(...numbers(of))
      case 'boolean':
        return fc.boolean()
      default:
        return ODD
    }
  }
  return inner(shape)
}

function record(
  { properties = {}, required = [] }: Shape,
  name: string,
  inner: Inner,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([key, of]) => [key, inner(of, key === 'id' ? name : key)])
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required })
}

function dictionary(
  { propertyNames, additionalProperties: value }: Shape,
  inner: Inner,
): fc.Arbitrary<unknown> {
  const keys = (propertyNames?.enum ?? ODD_TEXTS) as string[]
  return fc.dictionary(fc.constantFrom(...keys), typeof value === 'object' ? inner(value) : ODD, {
    maxKeys: 4,
  })
}

function list({ prefixItems, items, minItems = 0, maxItems = 4 }: Shape, field: string, inner: Inner) {
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => inner(one, field)))
  const of = typeof items === 'object' ? inner(items, field) : ODD
  return fc.array(of, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) })
}

function text({ pattern, minLength = 0, maxLength }: Shape): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const fitting = [...TEXTS, ...TEXTS, ...ODD_TEXTS].map((one) =>
    one.padEnd(minLength, 'x').slice(0, maxLength),
  )
  return fc.constantFrom(...fitting, 'x'.repeat(maxLength ?? 10_000))
}

function numbers({ minimum = -Infinity, maximum = Infinity }: Shape): number[] {
  const edges = [minimum, maximum].filter(Number.isFinite)
  return [...edges, ...WHOLE.filter((one) => one >= minimum && one <= maximum)]
}
