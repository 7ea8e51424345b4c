const MAX_CHARACTERS = 300
/** Names of columns, constraints and files may be quoted; words of people have capitals, spaces or more. */
const IDENTIFIER = /^[a-z0-9_.:/#-]{1,63}$/
const QUOTED = /"([^"]*)"|'([^']*)'|`([^`]*)`|“([^”]*)”/g

/** An error's message without what it quotes of people and their rows: addresses, numbers, ids, and other words. */
export function withoutPeople(message: string): string {
  return message
    .slice(0, 4 * MAX_CHARACTERS)
    .replace(QUOTED, (whole, ...parts) =>
      parts.slice(0, 4).some((words) => IDENTIFIER.test(words ?? '')) ? whole : '"…"',
    )
    .replace(/[^\s@"'<>(]+@[^\s@"'<>),;]+/g, '[mail]')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]')
    .replace(/[?#][^\s"')]*/g, '')
    .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){10,30}\b/g, '[number]')
    .replace(/\+?\d(?:[ ().-]?\d){3,}/g, '[number]')
    .slice(0, MAX_CHARACTERS)
}
