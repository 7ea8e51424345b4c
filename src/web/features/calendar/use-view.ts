import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { type Day, monthAfter, today } from '../../entities/period/calendar-days.ts'

export type View = 'month' | 'agenda'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const WIDE = '(width >= 64rem)'

/** Which month is looked at and how, kept in the address: a wide screen begins with the month, others with the agenda. */
export function useView() {
  const [search, setSearch] = useSearchParams()
  const isWide = useSyncExternalStore(
    (tell) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
  const now = today(new Date())
  const asked = search.get('month') ?? ''
  const month: Day = MONTH.test(asked) ? `${asked}-01` : monthAfter(now, 0)
  const named = search.get('view')
  const view: View = named === 'month' || named === 'agenda' ? named : isWide ? 'month' : 'agenda'
  const change = (name: string, value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    today: now,
    month,
    view,
    setMonth: (next: Day) => change('month', next.slice(0, 7)),
    setView: (next: View) => change('view', next),
  }
}
