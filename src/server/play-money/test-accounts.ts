import { createHash, randomBytes } from 'node:crypto'
import type { TestOnboarding } from '#contract/payouts.ts'
import type { Result } from '#domain/result.ts'
import { BankRefused, type PaymentOrder, type PlacedOrder } from '#server/providers/bank.ts'
import type { AccountRequest, PayoutAccounts, ProviderAccount } from '#server/providers/payout-accounts.ts'
import { isSignedWebhook } from '#server/providers/webhook-signature.ts'
import { findTransfer, recallTransfer, sendTransferAgain } from './account-transfers.ts'
import { emitAccountEvent } from './emit-account-event.ts'
import { answerOnboarding, type OnboardingAnswer, viewOnboarding } from './onboarding.ts'
import { derivedSecrets } from './provider-secrets.ts'
import { type TestLedger, withTestLedger } from './test-ledger.ts'

/** Until a bank has the money; a real one takes a working day. */
export const BANK_MS = 3_000
/** Until a bank finds out that the account was closed, which a real one may take days for. */
export const BANK_REGRETS_MS = 30_000
const LINK_MS = 10 * 60_000

/** The page of the embedded provider on which an account's owner answers. */
export const ONBOARDING_PATH = '/test-provider/onboarding'

/** Accounts at the embedded provider, and what its own page needs. */
export interface TestAccounts extends PayoutAccounts {
  readonly name: 'test'
  viewOnboarding(link: string): Promise<Result<TestOnboarding, 'NOT_FOUND'>>
  answerOnboarding(link: string, answer: OnboardingAnswer): Promise<Result<{ url: string }, 'NOT_FOUND'>>
}

interface AccountRow {
  state: 'new' | 'incomplete' | 'verified' | 'refused'
  bank: 'open' | 'closing' | null
}

/** Opens the accounts of the embedded provider on its own schema; `siteUrl` is where its pages are, too. */
export function createTestAccounts(
  db: TestLedger['db'],
  { signing, siteUrl }: { signing: string; siteUrl: string },
  now: () => Date,
): TestAccounts {
  const secrets = derivedSecrets(signing)
  const books: TestLedger = { db, secret: secrets.clients, now }
  return {
    name: 'test',
    signatureHeader: 'payment-signature',
    createAccount: (request) => createAccount(books, request),
    async openOnboarding(account, { returnUrl, refreshUrl }) {
      const token = randomBytes(24).toString('base64url')
      await withTestLedger(books, (tx) =>
        tx.query(
          `insert into payments_test.account_links (token_hash, account_id, return_url, refresh_url, expires_at)
           values ($1, $2, $3, $4, $5)`,
          [hashOf(token), account, returnUrl, refreshUrl, new Date(now().getTime() + LINK_MS)],
        ),
      )
      return `${siteUrl}${ONBOARDING_PATH}?link=${token}`
    },
    findAccount: (id) => findAccount(books, id),
    pay: (order) => pay(books, order),
    find: ([id]) => findTransfer(books, id!),
    recall: ([id]) => recallTransfer(books, id!),
    async sendAgain([id], cents, key) {
      await sendTransferAgain(books, id!, { cents, key })
    },
    parseWebhook(rawBody, signature, at) {
      if (!isSignedWebhook(rawBody, signature, secrets.webhooks, at)) return
      const { id, type, account, data } = JSON.parse(rawBody)
      return { id, type, account, ...(data.payout && { payoutId: data.payout.metadata.payout_id }) }
    },
    viewOnboarding: (link) => viewOnboarding(books, hashOf(link)),
    answerOnboarding: (link, answer) => answerOnboarding(books, hashOf(link), answer),
  }
}

/** Whether these are the accounts of the embedded provider, with the page that only it has. */
export const isTestAccounts = (accounts: PayoutAccounts | undefined): accounts is TestAccounts =>
  accounts?.name === 'test'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const idFor = (prefix: string, key: string): string => `${prefix}_test_${hashOf(key).slice(0, 32)}`

async function createAccount(
  books: TestLedger,
  { idempotencyKey, email, country }: AccountRequest,
): Promise<string> {
  const id = idFor('acct', idempotencyKey)
  await withTestLedger(books, (tx) =>
    tx.query(
      `insert into payments_test.accounts (id, key, email, country, created_at) values ($1, $2, $3, $4, $5)
       -- The id is made of the key: of two at once, either constraint may be the one that notices.
       on conflict do nothing`,
      [id, idempotencyKey, email, country, books.now()],
    ),
  )
  return id
}

const UNKNOWN: ProviderAccount = {
  isSubmitted: true,
  isEnabled: false,
  needsOwner: false,
  isClosed: true,
  last4: null,
}
const LAST4 = { open: '3000', closing: '3001' }

async function findAccount(books: TestLedger, id: string): Promise<ProviderAccount> {
  const { rows } = await withTestLedger(books, (tx) =>
    tx.query<AccountRow>('select state, bank from payments_test.accounts where id = $1', [id]),
  )
  const [account] = rows
  if (!account) return UNKNOWN
  return {
    isSubmitted: account.state !== 'new',
    isEnabled: account.state === 'verified',
    needsOwner: account.state === 'new' || account.state === 'incomplete',
    isClosed: account.state === 'refused',
    last4: account.bank && LAST4[account.bank],
  }
}

/** The transfer and the payout behind it. What becomes of both at the bank is told by webhooks when the time has come. */
const pay = (books: TestLedger, order: PaymentOrder): Promise<PlacedOrder> =>
  withTestLedger(books, async (tx) => {
    const id = idFor('tr', order.idempotencyKey)
    const { rows } = await tx.query<AccountRow>(
      'select state, bank from payments_test.accounts where id = $1 for update',
      [order.destination],
    )
    const known = await tx.query('select from payments_test.account_payouts where id = $1', [id])
    if (known.rowCount) return { ids: [id] }
    const [account] = rows
    if (account?.state !== 'verified') throw new BankRefused('account_restricted')
    const at = books.now()
    const settlesAt = new Date(at.getTime() + BANK_MS)
    const failsAt = account.bank === 'closing' ? new Date(at.getTime() + BANK_REGRETS_MS) : null
    await tx.query(
      `insert into payments_test.account_payouts
         (id, key, payout_id, account_id, amount_cents, reference, settles_at, fails_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        order.idempotencyKey,
        order.payoutId,
        order.destination,
        order.amountCents,
        order.reference,
        settlesAt,
        failsAt,
        at,
      ],
    )
    const about = { account: order.destination, payoutId: order.payoutId }
    await emitAccountEvent(books, tx, { ...about, type: 'payout.paid', at: settlesAt })
    if (failsAt) await emitAccountEvent(books, tx, { ...about, type: 'payout.failed', at: failsAt })
    return { ids: [id] }
  })
