import type { Transaction } from 'kysely'
import { brand } from '#contract/brand.ts'
import type { Schema } from '#contract/schema.ts'
import type { TaxGap } from '#contract/tax.ts'
import { terms } from '#domain/settings/terms.ts'
import { dueTaxStep, type TaxRequestStep, withholdableAt } from '#domain/tax/withholding.ts'
import { loadRecipient, putMail, putMails } from '#server/mail/put-mail.ts'
import { lockPerson } from '#server/payouts/lock-person.ts'
import { loadFigures } from './load-figures.ts'
import { taxMails } from './tax-mails.ts'
import { loadTaxGaps, loadTaxRequest, openTaxRequests, type TaxRequest } from './tax-requests.ts'

interface Follow {
  userId: string
  siteUrl: string
  now: Date
}

/** Asks a lender for what the tax report lacks of them, unless they were asked and have not answered. */
export async function requestTaxData(tx: Transaction<Schema>, follow: Follow): Promise<void> {
  await lockPerson(tx, follow.userId)
  const [request] = await openTaxRequests(tx, [follow.userId], follow.now)
  if (request) await mailRequest(tx, follow, request, 'request', await loadTaxGaps(tx, follow.userId))
}

const COLUMNS = {
  'first-reminder': 'first_reminder_at',
  'second-reminder': 'second_reminder_at',
  withhold: 'withheld_at',
} as const satisfies Record<TaxRequestStep, string>

/** Reminds a lender who has not answered, or withholds their payouts, where that is due. What is being checked was given. */
export async function followTaxRequest(tx: Transaction<Schema>, follow: Follow): Promise<void> {
  const { userId, siteUrl, now } = follow
  await lockPerson(tx, userId)
  const request = await loadTaxRequest(tx, userId)
  const step = request && dueTaxStep(request, now.getTime())
  if (!step || (step === 'withhold' && !terms.taxWithholding)) return
  const gaps = await loadTaxGaps(tx, userId)
  if (await areChecked(tx, userId, gaps)) return
  const at = now.toISOString()
  await tx
    .updateTable('tax_requests')
    .set({ [COLUMNS[step]]: at })
    .where('id', '=', request.id)
    .execute()
  if (step !== 'withhold') return mailRequest(tx, follow, (await loadTaxRequest(tx, userId))!, step, gaps)
  const path = gaps.includes('tax-number') ? '/dashboard/payout-settings' : '/kyc-onboarding?level=3'
  const data = { state: 'withheld', gaps, url: `${siteUrl}${path}` } as const
  await putMail(tx, await loadRecipient(tx, userId), 'tax-withheld', data, `${request.id}:withheld`)
}

/** Whether a moderator has all that is missing. */
async function areChecked(
  tx: Transaction<Schema>,
  userId: string,
  gaps: readonly TaxGap[],
): Promise<boolean> {
  const pending = await tx
    .selectFrom('kyc_submissions')
    .select('step')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute()
  const steps = pending.map(({ step }) => (step === 'business' ? 'identity' : step))
  return gaps.every((gap) => steps.includes(gap))
}

async function mailRequest(
  tx: Transaction<Schema>,
  { userId, siteUrl }: Follow,
  request: TaxRequest,
  step: Exclude<TaxRequestStep, 'withhold'> | 'request',
  gaps: readonly TaxGap[],
): Promise<void> {
  const mails = taxMails(await loadRecipient(tx, userId), gaps, siteUrl, {
    year: await reportedYear(tx, userId, request),
    ...(step !== 'request' && { askedOn: dayOf(request.requestedAt) }),
    ...(terms.taxWithholding && { withholdableOn: dayOf(withholdableAt(request)) }),
  })
  await putMails(tx, mails, `${request.id}:${step}`)
}

/** The latest year of which something is reported; of a lender who has earned nothing yet, the one in which they were asked. */
async function reportedYear(
  tx: Transaction<Schema>,
  userId: string,
  { requestedAt }: TaxRequest,
): Promise<number> {
  const figures = await loadFigures(tx, { lenderId: userId })
  return figures.at(-1)?.year ?? Number(dayOf(requestedAt).slice(0, 4))
}

/** The day at the operator's place, `YYYY-MM-DD`. */
const dayOf = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(time)
