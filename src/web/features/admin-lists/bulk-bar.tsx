import { MAX_BULK } from '#contract/bulk.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { countReasons } from './count-reasons.ts'
import type { BulkAction } from './list.ts'
import { useBulk } from './use-bulk.ts'

interface BulkBarProps {
  action: Pick<BulkAction<never>, 'useCase' | 'label'>
  chosen: ReadonlySet<string>
  onDone: () => void
}

/** What can be done to the chosen rows, and to how many it was done, with the reasons for the others. */
export function BulkBar({ action: { useCase, label }, chosen, onDone }: BulkBarProps) {
  const t = useTranslate()
  const { mutate, isPending, data } = useBulk(useCase)
  const some = chosen.size > 0
  return (
    <div className="my-2 grid gap-2">
      {some && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="tabular text-sm text-ink-soft" aria-live="polite">
            {t(chosen.size === MAX_BULK ? 'office.bulk.most' : 'office.bulk.chosen', { count: chosen.size })}
          </p>
          <Button size="small" busy={isPending} onClick={() => mutate([...chosen], { onSuccess: onDone })}>
            {label}
          </Button>
          <Button variant="quiet" size="small" onClick={onDone}>
            {t('office.bulk.none')}
          </Button>
        </div>
      )}
      <div role="status" className="text-sm empty:hidden">
        {!some && data && (
          <>
            <p className="font-semibold">{t('office.bulk.done', { count: data.done })}</p>
            {countReasons(data.refused).map(({ code, count }) => (
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
