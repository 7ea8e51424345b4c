import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CalendarItems, LenderCalendar } from '#contract/lender-calendar.ts'
import { addDays, type Day, monthAfter } from '../../entities/period/calendar-days.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** All items of the signed-in lender with what takes them in a month, whatever the clock at each shows. */
export function useLenderCalendar(month: Day) {
  const user = useUser()
  return useQuery({
    queryKey: ['lender-calendar', user?.id, month],
    enabled: Boolean(user),
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { rpc } = await supabase()
      const calendar: LenderCalendar = { items: [], entries: [] }
      let after: CalendarItems['next'] = null
      do {
        // A day more on both sides: the month begins elsewhere earlier, or later, than in Greenwich.
        const { items, entries, next }: CalendarItems = unwrap(
          await rpc('lender_calendar', {
            from_date: `${addDays(month, -1)}T00:00Z`,
            to_date: `${addDays(monthAfter(month, 1), 1)}T00:00Z`,
            after,
          }),
        )
        calendar.items.push(...items)
        calendar.entries.push(...entries)
        after = next
      } while (after)
      return calendar
    },
  })
}
