import type { IncompleteTaxReport } from '#contract/tax.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

interface LeftOutProps extends IncompleteTaxReport {
  busy: boolean
  /** Has the file made without them, unless nobody would be left. */
  onDownload: (count: number) => void
}

/** Who cannot be reported yet and what they lack, before a file leaves them out. */
export function LeftOut({ count, total, lenders, busy, onDownload }: LeftOutProps) {
  const t = useTranslate()
  const isAll = count === total
  return (
    <Notice tone="notice" live title={t('tax.admin.left-out', { count, total })}>
      <p className="mt-1">{t(isAll ? 'tax.admin.left-out-all' : 'tax.admin.left-out-text')}</p>
      <p className="mt-3 font-semibold">{t('tax.admin.gaps')}</p>
      <ul className="mt-1 grid gap-1">
        {lenders.map(({ id, name, gaps }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={`/admin/users/${id}`} className="underline underline-offset-4">
              {name}
            </Link>
            {': '}
            {gaps.map((gap) => t(`tax.admin.gap.${gap}`)).join(', ')}
          </li>
        ))}
        {count > lenders.length && <li>{t('tax.admin.left-out-more', { count: count - lenders.length })}</li>}
      </ul>
      {!isAll && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          busy={busy}
          onClick={() => onDownload(count)}
        >
          {t('tax.admin.download-without', { count })}
        </Button>
      )}
    </Notice>
  )
}
