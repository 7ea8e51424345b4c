/** Names that end in a digest, of which only the words tell something. */
const DIGEST = /-[\w-]{22}$/
const OPERATION = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i

/** What a statement does, in a word of its own or of SQL: nothing of its text, in which values may stand. */
export function statementName(config: unknown): string {
  if (isSubmittable(config)) return 'data-api'
  const { name, text } = typeof config === 'string' ? { name: undefined, text: config } : (config as Named)
  if (name) return name.replace(DIGEST, '')
  return OPERATION.exec(text ?? '')?.[1]?.toLowerCase() ?? 'statement'
}

interface Named {
  name?: string
  text?: string
}

/** A query that sends itself, such as the several of a request to the data API. */
export const isSubmittable = (config: unknown): config is { callback?: unknown } =>
  typeof (config as { submit?: unknown } | null)?.submit === 'function'
