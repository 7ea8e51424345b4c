import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import type { TestOnboarding } from '#contract/payouts.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { emitAccountEvent } from './emit-account-event.ts'
import { type TestLedger, withTestLedger } from './test-ledger.ts'

/** The owner's answers in the onboarding: how the provider shall decide, and the bank account. */
export interface OnboardingAnswer {
  outcome: 'verified' | 'incomplete' | 'refused'
  bank: 'open' | 'closing'
}

interface LinkRow {
  account_id: string
  return_url: string
  refresh_url: string
  is_over: boolean
  email: string
  country: string
  state: TestOnboarding['state']
}

/** The content of the page behind a link; for a used or expired link only the way to get another. */
export const viewOnboarding = (
  books: TestLedger,
  tokenHash: string,
): Promise<Result<TestOnboarding, 'NOT_FOUND'>> =>
  withTestLedger(books, async (tx) => {
    const link = await lockLink(books, tx, tokenHash)
    if (!link) return refuse('NOT_FOUND')
    const { email, country, state } = link
    return ok({
      email,
      country,
      state,
      isOver: link.is_over,
      returnUrl: link.is_over ? link.refresh_url : link.return_url,
    })
  })

/**
 * Keeps the answer, tells the marketplace by webhook, and answers where the person goes on. A link that is used or too
 * old changes nothing; neither does an answer about an account that was refused.
 */
export const answerOnboarding = (
  books: TestLedger,
  tokenHash: string,
  { outcome, bank }: OnboardingAnswer,
): Promise<Result<{ url: string }, 'NOT_FOUND'>> =>
  withTestLedger(books, async (tx) => {
    const link = await lockLink(books, tx, tokenHash)
    if (!link) return refuse('NOT_FOUND')
    if (link.is_over) return ok({ url: link.refresh_url })
    const at = books.now()
    await tx.query('update payments_test.account_links set used_at = $2 where token_hash = $1', [
      tokenHash,
      at,
    ])
    await tx.query(
      `update payments_test.accounts set state = $2, bank = $3 where id = $1 and state <> 'refused'`,
      [link.account_id, outcome, outcome === 'verified' ? bank : null],
    )
    await emitAccountEvent(books, tx, { account: link.account_id, type: 'account.updated', at })
    return ok({ url: link.return_url })
  })

async function lockLink(
  books: TestLedger,
  tx: SqlTransaction,
  tokenHash: string,
): Promise<LinkRow | undefined> {
  const { rows } = await tx.query<LinkRow>(
    `select l.account_id, l.return_url, l.refresh_url, a.email, a.country, a.state,
       l.used_at is not null or l.expires_at <= $2 as is_over
     from payments_test.account_links l join payments_test.accounts a on a.id = l.account_id
     where l.token_hash = $1 for update`,
    [tokenHash, books.now()],
  )
  return rows[0]
}
