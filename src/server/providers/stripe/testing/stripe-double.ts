import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type Answer, fault, ok } from './answer.ts'
import { createConnect, type DoubleConnect } from './connect.ts'
import { createDisputes, type DoubleDisputes } from './disputes.ts'
import { cardOf, type DoubleIntent, intentView, listIntents, type Refusal } from './intents.ts'
import { readForm } from './read-form.ts'
import { createVerifications, type DoubleVerifications } from './verifications.ts'

/** A local Stripe: what the library sends over HTTP is answered as Stripe answers it. */
export interface StripeDouble {
  url: string
  intents: Map<string, DoubleIntent>
  connect: DoubleConnect
  refunds: { id: string; payment_intent: string; amount: number }[]
  /** A cardholder's bank takes a captured intent back, or decides on that. */
  disputes: DoubleDisputes
  /** Checks of identity, and the people who show their documents there. */
  verifications: DoubleVerifications
  /** Hosts on which wallets are offered. */
  domains: string[]
  /** Every request that was carried out, such as `POST /v1/refunds`; those answered from a key are left out. */
  requests: string[]
  /** Acts as Stripe's form in a browser: tries a card on an intent. */
  pay(clientSecret: string, card: string): void
  /** The payer answers their bank. */
  authenticate(clientSecret: string): void
  /** The body and signature header of a webhook about this object; `account` for an event of a connected account. */
  event(type: string, id: string, now: Date, account?: string): { body: string; signature: string }
  /** Makes the next so many requests fail in this way. */
  failNext(times: number, how: 'unavailable' | 'lost'): void
  /** Forgets every idempotency key, as Stripe does within a day. */
  forgetKeys(): void
  close(): Promise<void>
}

export async function startStripeDouble(webhookSecret: string): Promise<StripeDouble> {
  const intents = new Map<string, DoubleIntent>()
  const answers = new Map<string, { request: string; answer: Answer }>()
  const refunds: StripeDouble['refunds'] = []
  const requests: string[] = []
  const domains: string[] = []
  let failing = { times: 0, how: 'unavailable' as 'unavailable' | 'lost' }
  let counter = 0
  const connect = createConnect((prefix) => newId(prefix))
  const disputes = createDisputes(intents, (prefix) => newId(prefix))
  const verifications = createVerifications((prefix) => newId(prefix))
  const newId = (prefix: string) => `${prefix}_${String(++counter).padStart(6, '0')}`

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    const say = ({ status, body: said }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    if (!request.headers.authorization?.startsWith('Bearer sk_test_')) return void say(fault(401, 'api_key'))
    const isFailing = failing.times > 0
    if (isFailing) failing.times--
    if (isFailing && failing.how === 'unavailable') return void say(fault(503, 'api_error'))
    const account = request.headers['stripe-account'] as string | undefined
    const given = request.headers['idempotency-key'] as string | undefined
    const key = given && `${account ?? ''} ${given}`
    const known = key ? answers.get(key) : undefined
    const whole = `${request.method} ${request.url} ${body}`
    if (known && known.request !== whole)
      return void say(fault(400, 'idempotency_error', 'idempotency_error'))
    const said = known?.answer ?? carryOut(request.method ?? '', request.url ?? '', body, account)
    if (key && !known) answers.set(key, { request: whole, answer: said })
    // Done, but the answer never arrives.
    if (isFailing) return void response.destroy()
    say(said)
  }

  function carryOut(method: string, url: string, body: string, account: string | undefined): Answer {
    const { pathname, searchParams: query } = new URL(url, 'http://stripe')
    requests.push(`${method} ${pathname}`)
    const form = readForm(body)
    const [, , kind, id, action] = pathname.split('/')
    if (kind === 'customers') return ok({ id: newId('cus'), object: 'customer' })
    if (kind === 'payment_methods') return ok({ id, object: 'payment_method' })
    if (kind === 'refunds') return refund(form)
    if (kind === 'payment_method_domains') return domainsAt(method, form, query)
    if (kind === 'disputes' || kind === 'files')
      return disputes.answer({ method, kind, id, form, query, body })
    if (kind === 'identity') return verifications.answer(pathname.split('/').slice(4), form, query)
    if (kind !== 'payment_intents') {
      const path = pathname.split('/').slice(2)
      return connect.answer({ method, path, form, query, account }) ?? fault(404, 'resource_missing')
    }
    if (!id) return method === 'GET' ? listIntents(intents, query) : create(form)
    const intent = intents.get(id)
    if (!intent) return fault(404, 'resource_missing')
    if (!action) return ok(intentView(intent))
    if (action === 'confirm') return confirm(intent, String(form.payment_method), false)
    return action === 'capture' ? capture(intent, Number(form.amount_to_capture)) : cancel(intent)
  }

  function domainsAt(method: string, form: Record<string, unknown>, query: URLSearchParams): Answer {
    const name = String(form.domain_name ?? query.get('domain_name'))
    if (method === 'POST') domains.push(name)
    const data = domains
      .filter((each) => each === name)
      .map((domain_name) => ({ domain_name, enabled: true }))
    return ok(method === 'POST' ? data[0]! : { object: 'list', has_more: false, data })
  }

  function create(form: Record<string, unknown>): Answer {
    const id = newId('pi')
    const intent: DoubleIntent = {
      id,
      amount: Number(form.amount),
      currency: String(form.currency),
      status: 'requires_payment_method',
      received: 0,
      refunded: 0,
      customer: String(form.customer),
      metadata: form.metadata as Record<string, string>,
      clientSecret: `${id}_secret_x`,
      created: Math.floor(Date.now() / 1000),
    }
    if (!Number.isSafeInteger(intent.amount) || intent.amount < 1)
      return fault(400, 'parameter_invalid_integer')
    intents.set(id, intent)
    if (form.confirm === 'true') return confirm(intent, String(form.payment_method), true)
    return ok(intentView(intent))
  }

  function confirm(intent: DoubleIntent, method: string, isAway: boolean): Answer {
    if (intent.status !== 'requires_payment_method') return fault(400, 'payment_intent_unexpected_state')
    const refusal = tryCard(intent, method, isAway)
    return refusal ? cardError(intent, refusal) : ok(intentView(intent))
  }

  function capture(intent: DoubleIntent, amount: number): Answer {
    if (intent.status !== 'requires_capture') return fault(400, 'payment_intent_unexpected_state')
    if (!(amount > 0 && amount <= intent.amount)) return fault(400, 'amount_too_large')
    Object.assign(intent, { status: 'succeeded', received: amount })
    return ok(intentView(intent))
  }

  function cancel(intent: DoubleIntent): Answer {
    if (['succeeded', 'canceled'].includes(intent.status))
      return fault(400, 'payment_intent_unexpected_state')
    intent.status = 'canceled'
    return ok(intentView(intent))
  }

  function refund(form: Record<string, unknown>): Answer {
    const intent = intents.get(String(form.payment_intent))
    const amount = Number(form.amount)
    if (!intent || intent.received === 0) return fault(400, 'resource_missing')
    if (disputes.holds(intent.id)) return fault(400, 'charge_disputed')
    if (amount > intent.received - intent.refunded) return fault(400, 'amount_too_large')
    intent.refunded += amount
    const done = { id: newId('re'), payment_intent: intent.id, amount }
    refunds.push(done)
    return ok({ ...done, object: 'refund' })
  }

  function viewOf(id: string): object {
    if (id.startsWith('pi')) return intentView(intents.get(id)!)
    if (id.startsWith('vs')) return verifications.view(id)
    return id.startsWith('dp') ? disputes.view(id) : connect.view(id)
  }

  const withSecret = (clientSecret: string): DoubleIntent =>
    [...intents.values()].find((intent) => intent.clientSecret === clientSecret)!

  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    connect,
    refunds,
    disputes,
    verifications,
    domains,
    requests,
    pay: (clientSecret, card) => void tryCard(withSecret(clientSecret), card, false),
    authenticate: (clientSecret) =>
      void Object.assign(withSecret(clientSecret), { status: 'requires_capture' }),
    event(type, id, now, account) {
      const body = JSON.stringify({
        id: newId('evt'),
        object: 'event',
        type,
        created: Math.floor(now.getTime() / 1000),
        ...(account && { account }),
        data: { object: viewOf(id) },
      })
      const timestamp = Math.floor(now.getTime() / 1000)
      const header = { payload: body, secret: webhookSecret, timestamp }
      return { body, signature: new Stripe('sk_test_x').webhooks.generateTestHeaderString(header) }
    },
    failNext: (times, how) => {
      failing = { times, how }
    },
    forgetKeys: () => answers.clear(),
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  }
}

/** Answers why the bank refuses; otherwise the intent is authorised or waits for its payer. */
function tryCard(intent: DoubleIntent, method: string, isAway: boolean): Refusal | undefined {
  const card = cardOf(method)
  const refusal = isAway ? card.away : card.there
  intent.method = method
  intent.refusal = refusal === 'challenge' && !isAway ? undefined : toRefusal(refusal)
  if (intent.refusal) return intent.refusal
  intent.status = refusal === 'challenge' ? 'requires_action' : 'requires_capture'
}

const toRefusal = (refusal: string | undefined): Refusal | undefined =>
  refusal === undefined
    ? undefined
    : refusal === 'challenge'
      ? { code: 'authentication_required' }
      : { code: 'card_declined', decline_code: refusal }

const cardError = (intent: DoubleIntent, refusal: Refusal): Answer => ({
  status: 402,
  body: { error: { type: 'card_error', message: 'refused', ...refusal, payment_intent: intentView(intent) } },
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}
