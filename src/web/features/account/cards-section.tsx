import CreditCard from 'lucide-react/icons/credit-card'
import { useState } from 'react'
import { cardExpiryText, cardText } from '../../entities/card/card-text.ts'
import { type SavedCard, useSavedCards } from '../../entities/card/use-saved-cards.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { SectionCard } from './section-card.tsx'

/** The saved cards, each of which can be removed. */
export function CardsSection() {
  const t = useTranslate()
  const { cards, remove } = useSavedCards()
  const [removing, setRemoving] = useState<SavedCard>()
  const { data, error, refetch } = cards
  return (
    <SectionCard title={t('account.cards.saved')}>
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((card) => (
            <CardRow key={card.id} card={card} onRemove={() => setRemoving(card)} />
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<CreditCard aria-hidden size={26} />}
          title={t('account.cards.empty')}
          text={t('account.cards.empty-text')}
        />
      )}
      {!data && error && (
        <ErrorState
          title={t('account.load-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="grid gap-3">
          <Skeleton className="h-16" />
        </Loading>
      )}
      {removing && (
        <ConfirmDialog
          open
          title={t('account.cards.remove-title', { card: cardText(removing) })}
          text={t('account.cards.remove-text')}
          action={t('account.cards.remove')}
          done={t('account.cards.removed')}
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => void (await remove.mutateAsync(removing.id))}
        />
      )}
    </SectionCard>
  )
}

function CardRow({ card, onRemove }: { card: SavedCard; onRemove: () => void }) {
  const t = useTranslate()
  const name = cardText(card)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-sunken text-ink-soft">
        <CreditCard aria-hidden size={20} />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="tabular font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{cardExpiryText(card, t)}</p>
      </div>
      <Button variant="quiet" aria-label={t('account.cards.remove-label', { card: name })} onClick={onRemove}>
        {t('account.cards.remove')}
      </Button>
    </li>
  )
}
