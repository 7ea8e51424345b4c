import ImageIcon from 'lucide-react/icons/image'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Picture } from './photo-tile.tsx'
import type { WizardState } from './use-wizard.ts'

/** The card that others will find in search, filled in as the lender writes. */
export function CoverCard({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const { price } = useFormat()
  const { draft } = wizard
  const [cover] = wizard.photos.photos
  const hasPrice = draft.pricePerDayCents > 0
  return (
    <div className="rounded-sheet bg-sunken p-5">
      <p className="mb-3 text-sm font-semibold text-ink-soft">{t('lending.cover.label')}</p>
      <div className="overflow-hidden rounded-card bg-raised">
        {cover ? (
          <Picture photo={cover} name={t('lending.photos.cover')} sizes="304px" />
        ) : (
          <span className="grid aspect-4/3 place-items-center bg-line/60 text-ink-faint">
            <ImageIcon aria-hidden size={32} strokeWidth={1.5} />
          </span>
        )}
        <div className="p-4">
          <p lang={draft.language} className="line-clamp-2 font-semibold">
            {draft.title || <span className="text-ink-faint">{t('lending.cover.title')}</span>}
          </p>
          <p className="mt-0.5 truncate text-sm text-ink-soft">
            {draft.neighbourhood || draft.city || t('lending.cover.place')}
          </p>
          <p className="tabular mt-1.5 text-sm text-ink-soft">
            <strong className="font-display text-lg font-bold text-ink">
              {hasPrice ? price(draft.pricePerDayCents) : '…'}
            </strong>{' '}
            {t('lending.cover.a-day')}
          </p>
        </div>
      </div>
    </div>
  )
}
