import { isTooDeep } from '#backend/http/json-shape.ts'

/** JSON that is not nested so deeply that whoever prints or compares it would run out of stack; throws at any other. */
export function parseFlat(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('JSON is nested too deeply')
  return JSON.parse(text)
}
