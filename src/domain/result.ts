/** What a rule or a use case answers: a value, or the code of a refusal with what explains it. */
export type Result<Value, Code extends string = string> = { ok: true; value: Value } | Refusal<Code>

export interface Refusal<Code extends string = string> {
  ok: false
  code: Code
  /** What the sentence for this code needs: numbers, names, the lines concerned. */
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
