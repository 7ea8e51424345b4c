import { useState } from 'react'
import { MAX_REPLACEMENTS, type Replacement } from '#contract/rescue.ts'
import { refundOf } from '#domain/booking/cancellation.ts'
import { isReason, ReasonField } from '../../entities/adjustment/reason-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReplacementChoice } from './replacement-choice.tsx'
import type { BookingFile } from './use-booking-file.ts'
import { useIntervention, useReplacements } from './use-intervention.ts'

/** Suggests other items to a renter; a rental that stands is called off for its lender with it. */
export function RebookDialog({ booking, onClose }: { booking: BookingFile; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const [chosen, setChosen] = useState<readonly string[]>()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const replacements = useReplacements(booking.id)
  const rebook = useIntervention('offer-replacements')
  const itemIds = stillFree(replacements.data, chosen)
  const isStanding = booking.status === 'confirmed'
  const expectedRefundCents = isStanding ? lenderRefundCents(booking, openedAt) : undefined
  const isWrong = itemIds.length === 0 || itemIds.length > MAX_REPLACEMENTS
  function send() {
    setTried(true)
    if (isWrong || !isReason(reason)) return
    const { id, version } = booking
    rebook.mutate(
      { id, version, itemIds, reason: reason.trim(), expectedRefundCents },
      {
        onSuccess: () => {
          toast({ title: t('moderation.adjust.done'), tone: 'good' })
          onClose()
        },
        onError: () => void replacements.refetch(),
      },
    )
  }
  return (
    <ActionDialog
      onClose={onClose}
      title={t('moderation.adjust.rebook')}
      action={t(
        isStanding ? 'moderation.adjust.rebook-confirm-standing' : 'moderation.adjust.rebook-confirm',
      )}
      {...(isStanding && { keep: t('moderation.adjust.keep') })}
      busy={rebook.isPending}
      disabled={replacements.data?.length === 0}
      danger={isStanding}
      onAction={send}
    >
      <div className="grid gap-4">
        <p>{t('moderation.adjust.rebook-text')}</p>
        {expectedRefundCents !== undefined && (
          <Notice>
            {t('moderation.adjust.rebook-standing', { amount: format.money(expectedRefundCents) })}
          </Notice>
        )}
        <ReplacementChoice
          query={replacements}
          dueCents={booking.total_cents - booking.top_up_cents}
          chosen={itemIds}
          onChange={setChosen}
          error={
            isTried && isWrong
              ? t('moderation.adjust.rebook-missing', { max: String(MAX_REPLACEMENTS) })
              : undefined
          }
        />
        <ReasonField value={reason} onChange={setReason} isTried={isTried} />
        {rebook.error && (
          <Notice tone="bad" live>
            {errorMessage(rebook.error, t)}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}

/** What is chosen, at first what was suggested before, as far as it is still free. */
const stillFree = (offers: readonly Replacement[] = [], chosen: readonly string[] | undefined): string[] =>
  offers.filter((offer) => (chosen ? chosen.includes(offer.id) : offer.is_suggested)).map(({ id }) => id)

/** What goes back to the renter of a rental that its lender calls off. */
const lenderRefundCents = (booking: BookingFile, now: number): number =>
  refundOf({
    refunds: booking.terms.refunds,
    by: 'owner',
    isConfirmed: true,
    rentalCents: booking.rental_cents,
    deliveryCents: booking.delivery_cents,
    topUpCents: booking.top_up_cents,
    bookedAt: Date.parse(booking.created_at),
    start: Date.parse(booking.start_date),
    now,
  }).refundCents
