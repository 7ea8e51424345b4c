import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense } from 'react'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { wantedPeriodText } from '../../entities/period/wanted-period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Popover } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SearchPill } from './search-pill.tsx'
import { sheetOnPhone } from './sheet-on-phone.ts'

const WantedPeriodPicker = lazyPart(() => import('./wanted-period-picker.tsx'))

interface WhenButtonProps {
  period: WantedPeriod | undefined
  onChoose: (period: WantedPeriod | undefined) => void
  look?: 'pill' | 'field'
}

/** The wanted dates; the calendar comes when it is asked for. */
export function WhenButton({ period, onChoose, look }: WhenButtonProps) {
  const t = useTranslate()
  return (
    <Popover
      align={look === 'field' ? 'end' : 'start'}
      className={sheetOnPhone}
      trigger={(attributes) => (
        <SearchPill
          {...attributes}
          look={look}
          icon={<CalendarDays aria-hidden size={18} />}
          label={t('search.when.label')}
          value={period && wantedPeriodText(period, t.language)}
          empty={t('search.when.any')}
          onClear={() => onChoose(undefined)}
        />
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton card className="h-[34rem] sm:w-[350px] lg:h-[32rem] xl:w-[640px]" />}>
          <WantedPeriodPicker
            period={period}
            onChoose={(chosen) => {
              onChoose(chosen)
              close()
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}
