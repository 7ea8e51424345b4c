const INTEGERS = new Set(['smallint', 'integer', 'bigint'])
const NUMBERS = new Set(['numeric', 'real', 'double precision'])

/** The JSON type of a PostgreSQL type; the type itself goes along as the format. */
export function jsonType(type: string, baseType: string) {
  const item = baseType.endsWith('[]') ? baseType.slice(0, -2) : undefined
  if (item !== undefined) return { format: type, type: 'array', items: { type: scalarType(item) } }
  if (baseType === 'json' || baseType === 'jsonb') return { format: type }
  return { format: type, type: scalarType(baseType) }
}

function scalarType(baseType: string): string {
  if (INTEGERS.has(baseType)) return 'integer'
  if (NUMBERS.has(baseType)) return 'number'
  return baseType === 'boolean' ? 'boolean' : 'string'
}
