/** Result of a rule or a use case: a value, or the code of a refusal with its details. */
export type Result<Value, Code extends string = string> = { ok: true; value: Value } | Refusal<Code>

export interface Refusal<Code extends string = string> {
  ok: false
  code: Code
  /** Values for the sentence of this code: numbers, names, the lines concerned. */
  details?: Record<string, unknown>
}

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <Code extends string>(
  code: Code,
  details?: Record<string, unknown>,
): Refusal<Code> => ({
  ok: false,
  code,
  ...(details && { details }),
})
