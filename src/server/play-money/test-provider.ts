import type { Database } from '#backend/db/database.ts'
import type { ConfirmedPayment } from '#contract/checkout.ts'
import type { Card } from '#domain/money/card.ts'
import type { Result } from '#domain/result.ts'
import type { PaymentProvider } from '#server/providers/provider.ts'
import { isSignedWebhook, signWebhook } from '#server/providers/webhook-signature.ts'
import { answerChallenge } from './answer-challenge.ts'
import { type ConfirmRefusal, confirmPayment } from './confirm-payment.ts'
import { derivedSecrets } from './provider-secrets.ts'
import type { TestLedger } from './test-ledger.ts'
import { testPayments } from './test-payments.ts'
import { claimEvents, markDelivered, postpone, type QueuedEvent } from './webhook-queue.ts'

/** The embedded provider: play money, and the part that a real provider's form and bank pages play. */
export interface TestProvider extends PaymentProvider {
  readonly name: 'test'
  /** `isConfirmed`: the payer's device has asked them already, so that their bank does not. */
  confirm(
    clientSecret: string,
    card: Card,
    options?: { isConfirmed?: boolean },
  ): Promise<Result<ConfirmedPayment, ConfirmRefusal>>
  answerChallenge(clientSecret: string, approve: boolean): Promise<Result<ConfirmedPayment, ConfirmRefusal>>
  webhooks: {
    claim(): Promise<QueuedEvent[]>
    sign(body: string): string
    delivered(ids: readonly string[]): Promise<unknown>
    postpone(event: QueuedEvent): Promise<void>
  }
}

/** Opens the test provider on its own schema; `signingSecret` is the site's, from which it derives its own. */
export function createTestProvider(db: Database, signingSecret: string, now: () => Date): TestProvider {
  const { clients, webhooks: webhookSecret } = derivedSecrets(signingSecret)
  const books: TestLedger = { db, secret: clients, now }
  return {
    name: 'test',
    signatureHeader: 'payment-signature',
    ...testPayments(books),
    parseWebhook(rawBody, signature, at) {
      if (!isSignedWebhook(rawBody, signature, webhookSecret, at)) return
      const { id, type, data } = JSON.parse(rawBody)
      if (data.payment) return { id, type, paymentId: data.payment.id }
      const { dispute } = data
      if (dispute) return { id, type, paymentId: dispute.payment, disputeId: dispute.id }
    },
    confirm: (clientSecret, card, options) => confirmPayment(books, clientSecret, card, options),
    answerChallenge: (clientSecret, approve) => answerChallenge(books, clientSecret, approve),
    webhooks: {
      claim: () => claimEvents(books),
      sign: (body) => signWebhook(body, webhookSecret, now()),
      delivered: (ids) => markDelivered(books, ids),
      postpone: (event) => postpone(books, event),
    },
  }
}

/** Whether this is the embedded provider, with the doors that only it has. */
export const isTestProvider = (provider: PaymentProvider): provider is TestProvider =>
  provider.name === 'test'
