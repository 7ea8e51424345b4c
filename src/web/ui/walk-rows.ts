import type { KeyboardEvent } from 'react'

/** For the element around rows: arrow keys, Home and End walk from row to row, that is, between its `data-row` links. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (at < 0 || next === undefined || !rows[next]) return
  event.preventDefault()
  rows[next].focus()
}
