import type { ReactNode } from 'react'
import { type BulkAnswer, MAX_BULK } from '#contract/bulk.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { countReasons } from './count-reasons.ts'

interface BulkBarProps {
  chosen: ReadonlySet<string>
  /** What came of the last ones. */
  answer: BulkAnswer | undefined
  onNone: () => void
  /** What can be done to the chosen rows. */
  children: ReactNode
}

/** What can be done to the chosen rows, and to how many it was done, with the reasons for the others. */
export function BulkBar({ chosen, answer, onNone, children }: BulkBarProps) {
  const t = useTranslate()
  const some = chosen.size > 0
  return (
    <div className="my-2 grid gap-2">
      {some && (
        <div className="flex flex-wrap items-end gap-2">
          <p className="tabular flex min-h-10 items-center text-sm text-ink-soft" aria-live="polite">
            {t(chosen.size === MAX_BULK ? 'office.bulk.most' : 'office.bulk.chosen', { count: chosen.size })}
          </p>
          {children}
          <Button variant="quiet" size="small" onClick={onNone}>
            {t('office.bulk.none')}
          </Button>
        </div>
      )}
      <div role="status" className="text-sm empty:hidden">
        {!some && answer && (
          <>
            <p className="font-semibold">{t('office.bulk.done', { count: answer.done })}</p>
            {countReasons(answer.refused).map(({ code, count }) => (
              <p key={code}>
                <span className="tabular">{t('office.bulk.refused', { count })}</span>{' '}
                {errorMessage({ code }, t)}
              </p>
            ))}
          </>
        )}
      </div>
    </div>
  )
}
