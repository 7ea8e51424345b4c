import { MAX_REPLACEMENTS, type Replacement } from '#contract/rescue.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { useReplacements } from './use-intervention.ts'

interface ReplacementChoiceProps {
  query: Pick<ReturnType<typeof useReplacements>, 'data' | 'isError'>
  /** What the renter had to pay, in cents. */
  dueCents: number
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error: string | undefined
}

/** What is free in place of a rental, each with what it would cost the renter and us. */
export function ReplacementChoice({ query, dueCents, chosen, onChange, error }: ReplacementChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  if (query.isError) return <Notice tone="bad">{t('moderation.adjust.rebook-failed')}</Notice>
  if (!query.data) return <Skeleton className="h-24" />
  if (query.data.length === 0) return <Notice>{t('moderation.adjust.rebook-none')}</Notice>
  const factsOf = ({ distance_m, total_cents, top_up_cents, is_instant, is_suggested }: Replacement) =>
    [
      t('moderation.adjust.rebook-facts', {
        distance: format.distance(distance_m),
        amount: format.money(total_cents),
        due: format.money(dueCents),
      }),
      top_up_cents > 0 && t('moderation.adjust.rebook-top-up', { amount: format.money(top_up_cents) }),
      !is_instant && t('moderation.adjust.rebook-request'),
      is_suggested && t('moderation.adjust.rebook-suggested'),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <fieldset>
      <legend className="font-semibold">
        {t('moderation.adjust.rebook-list', { max: String(MAX_REPLACEMENTS) })}
      </legend>
      {query.data.map((offer) => (
        <Checkbox
          key={offer.id}
          label={titleIn(titledBy(offer.title, offer.language, offer.translations), language)}
          hint={factsOf(offer)}
          checked={chosen.includes(offer.id)}
          disabled={!chosen.includes(offer.id) && chosen.length >= MAX_REPLACEMENTS}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, offer.id] : chosen.filter((id) => id !== offer.id))
          }
        />
      ))}
      <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
