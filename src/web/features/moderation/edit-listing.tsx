import { type FormEvent, useId, useState } from 'react'
import { mayDecide } from '#domain/access/may-decide.ts'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import type { ListingProblem } from '#domain/listing/listing-problems.ts'
import { isReason, ReasonField } from '../../entities/adjustment/reason-field.tsx'
import type { Translate } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { errorMessage } from '../../lib/errors.ts'
import { formatPrice } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { waitingRevision } from './compared-versions.ts'
import { useCategoryChoices, useEditListing } from './use-edit-listing.ts'
import type { ListingToReview } from './use-listing-to-review.ts'

/** Lets the team change a listing for its lender; nothing where that is not theirs to do, or the lender's changes wait. */
export function EditListing({ listing }: { listing: ListingToReview }) {
  const t = useTranslate()
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const isOpenToEdit = !['draft', 'removed'].includes(listing.status) && !waitingRevision(listing)
  if (!isOpenToEdit || !user || !mayDecide(user, 'approve-items', listing.owner_id)) return null
  return (
    <div className="mt-4">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('moderation.edit.open')}
      </Button>
      {isOpen && <EditDialog listing={listing} onClose={() => setOpen(false)} />}
    </div>
  )
}

function EditDialog({ listing, onClose }: { listing: ListingToReview; onClose: () => void }) {
  const t = useTranslate()
  const form = useId()
  // What somebody changed meanwhile is not written over: the form would have to be opened again.
  const [version] = useState(listing.version)
  const [edit, setEdit] = useState({
    title: listing.title,
    description: listing.description,
    categoryId: listing.category?.id ?? '',
    pricePerDayCents: listing.price_per_day_cents as number | null,
    pricePerHourCents: listing.price_per_hour_cents,
    depositCents: listing.deposit_cents as number | null,
  })
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const categories = useCategoryChoices()
  const { mutate, isPending, error } = useEditListing()
  const set = (part: Partial<typeof edit>) => setEdit((before) => ({ ...before, ...part }))
  const { pricePerDayCents, pricePerHourCents, depositCents } = edit
  const wrong = (cents: number | null, isOptional = false) =>
    isTried && (cents === null ? !isOptional : Number.isNaN(cents)) ? t('moderation.edit.amount') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const amounts = [pricePerDayCents, pricePerHourCents ?? 0, depositCents ?? 0]
    if (!isReason(reason) || amounts.some((cents) => cents === null || Number.isNaN(cents))) return
    mutate(
      {
        ...edit,
        itemId: listing.id,
        version,
        pricePerDayCents: pricePerDayCents!,
        depositCents: depositCents ?? 0,
        reason: reason.trim(),
      },
      {
        onSuccess() {
          toast({ title: t('moderation.edit.done'), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="large"
      title={t('moderation.edit.title', { title: listing.title })}
      action={t('moderation.edit.save')}
      form={form}
      busy={isPending}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>{t('moderation.edit.text')}</p>
        <TextField
          label={t('lending.about.name')}
          lang={listing.language}
          maxLength={LISTING_LIMITS.title[1]}
          value={edit.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextArea
          label={t('lending.about.description')}
          lang={listing.language}
          rows={7}
          maxLength={LISTING_LIMITS.description[1]}
          value={edit.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        <Select
          label={t('lending.about.category')}
          value={edit.categoryId}
          onChange={({ target }) => set({ categoryId: target.value })}
          options={categories}
        />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <AmountField
            label={t('lending.price.day')}
            cents={pricePerDayCents}
            onChange={(cents) => set({ pricePerDayCents: cents })}
            error={wrong(pricePerDayCents)}
          />
          <AmountField
            label={t('lending.price.hour')}
            optional
            cents={pricePerHourCents}
            onChange={(cents) => set({ pricePerHourCents: cents })}
            error={wrong(pricePerHourCents, true)}
          />
          <AmountField
            label={t('lending.price.deposit')}
            optional
            cents={depositCents}
            onChange={(cents) => set({ depositCents: cents })}
            error={wrong(depositCents, true)}
          />
        </div>
        <ReasonField value={reason} onChange={setReason} isTried={isTried} />
        {error && (
          <Notice tone="bad" live>
            {problemsText(error, t) ?? errorMessage(error, t)}
          </Notice>
        )}
      </form>
    </ActionDialog>
  )
}

/** What is wrong in the fields, in the words that lenders read. */
function problemsText(error: Error, t: Translate): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'LISTING_INCOMPLETE') return
  const [min, max] = LISTING_LIMITS.pricePerDayCents.map((cents) => formatPrice(cents, t.language))
  return (error.details.problems as ListingProblem[])
    .map(({ code }) => t(`lending.problem.${code}`, { min: min!, max: max! }))
    .join(' ')
}
