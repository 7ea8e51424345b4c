import type { Overview, OverviewItem } from '#contract/overview.ts'
import { LEVEL_OF_STEP } from '#domain/kyc/document.ts'
import type { MessageKey } from '../../i18n/message-key.ts'

/** A task of the person: what to do, for which item, until when, and where. */
export interface Need {
  id: string
  label: MessageKey
  to: string
  item?: OverviewItem
  name?: string
  /** A deadline, or when it should have happened (ISO 8601). */
  due?: string
}

/** Everything that needs the person now, the most urgent first; what has no deadline comes last. */
export function needsOf(overview: Overview): Need[] {
  const { rentals, claims, messages, reviews, returned_listings, rejected_step, kyc_level, kyc_status } =
    overview
  const toReview = reviews.map(
    ({ id, due_at, other_name, item }): Need => ({
      id,
      label: 'overview.need.review',
      to: `/review/${id}`,
      item,
      ...(other_name && { name: other_name }),
      ...(due_at && { due: due_at }),
    }),
  )
  const timed: Need[] = [
    ...rentals.flatMap(({ id, side, need, item, other_name, due_at }): Need | Need[] =>
      need
        ? {
            id,
            label: need === 'answer' ? 'overview.need.answer' : `overview.need.${need}.${side}`,
            to: side === 'owner' ? `/dashboard/customers/${id}` : `/dashboard/my-rentals/${id}`,
            item,
            ...(other_name && { name: other_name }),
            due: due_at,
          }
        : [],
    ),
    ...claims.map(
      ({ id, item, due_at }): Need => ({
        id,
        label: 'overview.need.claim',
        to: `/dashboard/claims/${id}`,
        item,
        due: due_at,
      }),
    ),
    ...toReview.filter(({ due }) => due),
  ]
  const untimed: Need[] = [
    ...messages.map(
      ({ id, other_name, item }): Need => ({
        id,
        label: 'overview.need.message',
        to: `/dashboard/messages/${id}`,
        item,
        ...(other_name && { name: other_name }),
      }),
    ),
    ...toReview.filter(({ due }) => !due),
    ...returned_listings.map(
      ({ id, title }): Need => ({
        id,
        label: 'overview.need.listing',
        to: `/upload?item=${id}`,
        item: { title, language: '', translations: null },
      }),
    ),
  ]
  const isMissing = kyc_level === 0 && kyc_status !== 'pending'
  if (rejected_step || isMissing) {
    untimed.push({
      id: 'identity',
      label: rejected_step ? 'overview.need.identity-rejected' : 'overview.need.identity',
      to: rejected_step ? `/kyc-onboarding?level=${LEVEL_OF_STEP[rejected_step]}` : '/kyc-onboarding',
    })
  }
  return [...timed.toSorted((a, b) => Date.parse(a.due!) - Date.parse(b.due!)), ...untimed]
}
