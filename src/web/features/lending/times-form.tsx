import { type FormEvent, useState } from 'react'
import { isWeeklyHours } from '#domain/booking/opening-hours.ts'
import { timeProblems } from '#domain/listing/listing-problems.ts'
import { USUAL_WEEK } from '../../entities/period/weekly-hours.ts'
import { WeeklyHoursField } from '../../entities/period/weekly-hours-field.tsx'
import { useCityName } from '../../entities/place/use-city-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DurationFields } from './duration-fields.tsx'
import { problemText } from './problem-text.ts'
import { type TimedItem, useChangeRentalTimes } from './use-rental-times.ts'

/** When an item is handed over, for how long it is lent, and how early a renter has to ask. */
export function TimesForm({ item }: { item: TimedItem }) {
  const t = useTranslate()
  const cityName = useCityName()
  const [times, setTimes] = useState(item.times)
  const [week, setWeek] = useState(item.times.weeklyHours ?? USUAL_WEEK)
  const [tried, setTried] = useState(false)
  const save = useChangeRentalTimes(item.id)
  const { weeklyHours } = times
  const problems = timeProblems(times)
  const areHoursWrong = weeklyHours !== null && !isWeeklyHours(weeklyHours)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (save.isPending || problems.length > 0 || areHoursWrong) return
    save.mutate(times, { onSuccess: () => void toast({ title: t('lending.times.saved'), tone: 'good' }) })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Card as="section" aria-labelledby="times-hours" className="grid gap-4">
        <div>
          <h2 id="times-hours" className="text-xl">
            {t('lending.times.hours')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('lending.times.hours-text', { city: cityName(item.city) })}</p>
        </div>
        <Segmented
          legend={t('lending.times.hours')}
          name="hours"
          value={weeklyHours ? 'weekly' : 'any'}
          onChange={(value) => setTimes({ ...times, weeklyHours: value === 'weekly' ? week : null })}
          options={[
            { value: 'any', label: t('lending.times.any') },
            { value: 'weekly', label: t('lending.times.weekly') },
          ]}
        />
        {weeklyHours && (
          <WeeklyHoursField
            hours={weeklyHours}
            onChange={(hours) => {
              setWeek(hours)
              setTimes({ ...times, weeklyHours: hours })
            }}
          />
        )}
        {tried && areHoursWrong && (
          <Notice tone="bad" live>
            {t('errors.WEEKLY_HOURS_WRONG')}
          </Notice>
        )}
      </Card>
      <Card as="section" aria-labelledby="times-rules" className="grid gap-4">
        <h2 id="times-rules" className="text-xl">
          {t('lending.times.rules')}
        </h2>
        <DurationFields
          times={times}
          onChange={(change) => setTimes({ ...times, ...change })}
          fault={(field) => {
            const problem = tried && problems.find((one) => one.field === field)
            return problem ? problemText(problem.code, t) : undefined
          }}
        />
      </Card>
      {save.error && (
        <Notice tone="bad" live>
          {errorMessage(save.error, t)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={save.isPending}>
          {t('lending.times.save')}
        </Button>
        <p className="text-sm text-ink-soft">{t('lending.times.booked-stays')}</p>
      </div>
    </form>
  )
}
