const HOUR = '(\\d{1,2})(?:[:.h](\\d{2}))?'
const MARK = ' ?(a\\.?m\\.?|p\\.?m\\.?|uhr|h|hrs|heures?|horas)'
const FROM =
  '(?:(?:from|between|at|von|ab|um|zwischen|de las?|desde las?|a las?|entre las?|de|dès|entre|à partir de|à) )?'
const UNTIL = " ?(?:-|–|to|until|till|and|bis|und|a las?|hasta las?|y las?|à|et|jusqu[’']à) ?"

/** Two times of which at least the later says that it is one; a number alone may be of anything. */
const BETWEEN = new RegExp(
  `(?<=^|[\\s,])${FROM}${HOUR}(?:${MARK})?${UNTIL}${HOUR}${MARK}(?=$|[\\s,.!?])`,
  'iu',
)

/** Two times of a day as `HH:mm` that words name ("6pm to 10pm", "von 10 bis 14 Uhr"), and the other words. */
export function readHours(text: string): { from: string; to: string; rest: string } | undefined {
  const found = BETWEEN.exec(text)
  if (!found) return undefined
  const [, hour, minute, mark, untilHour, untilMinute, untilMark] = found
  const to = clock(untilHour!, untilMinute, untilMark)
  const from = clock(hour!, minute, mark ?? untilMark)
  if (!from || !to || from === to) return undefined
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { from, to, rest: rest.replace(/\s+/g, ' ').trim() }
}

function clock(hour: string, minute = '00', mark = ''): string | undefined {
  const isHalf = /^[ap]/i.test(mark)
  if (Number(hour) > (isHalf ? 12 : 23) || Number(minute) > 59) return undefined
  const hours = isHalf ? (Number(hour) % 12) + (/^p/i.test(mark) ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
