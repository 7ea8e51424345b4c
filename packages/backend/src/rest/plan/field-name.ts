import type { Field } from '../parse/ast.ts'

/** The name that a json path gives its result: the last key in it; undefined for a plain column. */
export function fieldName({ name, path }: Field): string | undefined {
  if (path.length === 0) return undefined
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? name
}
