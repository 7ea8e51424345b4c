import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { isWeeklyHours, MAX_TIMES_A_DAY, WEEKDAYS } from '#domain/booking/opening-hours.ts'
import { timeProblems } from '#domain/listing/listing-problems.ts'
import { ok, refuse } from '#domain/result.ts'
import { lockOwnItem } from '../lock-own-item.ts'

const time = z.string().max(5)
const weeklyHours = z.partialRecord(z.enum(WEEKDAYS), z.array(z.tuple([time, time])).max(MAX_TIMES_A_DAY))

/**
 * Changes when an own item is lent: the weekly hours of handing over and taking back (null: at any time), notice,
 * shortest and longest rental in hours, and the break after each in minutes. An offered item needs no pause for it:
 * nothing that was booked or judged changes, only what can be booked from now on.
 */
export const changeRentalTimes = useCase({
  name: 'change-rental-times',
  allow: 'signed-in',
  scope: 'listings:write',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    itemId: z.uuid(),
    weeklyHours: weeklyHours.nullable(),
    noticeHours: z.int(),
    minHours: z.int(),
    maxHours: z.int(),
    bufferMinutes: z.int(),
  }),
  async run({ tx, userId }, { itemId, ...times }) {
    const locked = await lockOwnItem(tx, userId, itemId)
    if (!locked.ok) return locked
    const problems = timeProblems(times)
    if (problems.length > 0) return refuse('LISTING_INCOMPLETE', { problems })
    if (times.weeklyHours && !isWeeklyHours(times.weeklyHours)) return refuse('WEEKLY_HOURS_WRONG')
    await tx
      .updateTable('items')
      .set({
        weekly_hours: times.weeklyHours,
        notice_hours: times.noticeHours,
        min_hours: times.minHours,
        max_hours: times.maxHours,
        buffer_minutes: times.bufferMinutes,
      })
      .where('id', '=', itemId)
      .execute()
    return ok({ itemId })
  },
})
