import { type Answer, fault, ok } from './answer.ts'

/** A connected account as the double keeps it. */
export interface DoubleAccount {
  id: string
  country: string
  isSubmitted: boolean
  isEnabled: boolean
  /** Stripe refuses to speak of it, e.g. because its owner has disconnected it. */
  isWithheld?: true
  due: string[]
  last4: string | null
  /** Cents that lie there. */
  balance: number
  metadata: Record<string, string>
}

export interface DoubleTransfer {
  id: string
  amount: number
  amount_reversed: number
  currency: string
  destination: string
  transfer_group: string
  metadata: Record<string, string>
  created: number
}

export interface DoublePayout {
  id: string
  account: string
  amount: number
  currency: string
  status: 'pending' | 'paid' | 'failed'
  failure_code: string | null
  metadata: Record<string, string>
  created: number
}

export interface ConnectRequest {
  method: string
  path: string[]
  form: Record<string, unknown>
  query: URLSearchParams
  /** On whose behalf: the `Stripe-Account` header. */
  account: string | undefined
}

/** The half of the double that is Stripe Connect: accounts, links, transfers with reversals, payouts to banks. */
export interface DoubleConnect {
  accounts: Map<string, DoubleAccount>
  transfers: Map<string, DoubleTransfer>
  payouts: Map<string, DoublePayout>
  /** Cents in the platform's balance. */
  platform: { balance: number }
  answer(request: ConnectRequest): Answer | undefined
  /** Acts as Stripe's pages: the owner answers everything, and Stripe lets money through. */
  finishOnboarding(account: string, last4?: string): void
  /** The bank says so. */
  settle(payout: string, status: 'paid' | 'failed', failureCode?: string): void
  /** The operator takes money back in Stripe's dashboard. */
  reverse(transfer: string, cents: number): void
  view(id: string): object
}

export function createConnect(newId: (prefix: string) => string): DoubleConnect {
  const accounts = new Map<string, DoubleAccount>()
  const transfers = new Map<string, DoubleTransfer>()
  const payouts = new Map<string, DoublePayout>()
  const platform = { balance: 100_000_000 }
  const seconds = () => Math.floor(Date.now() / 1000)

  function answer({ method, path, form, query, account }: ConnectRequest): Answer | undefined {
    const [kind, id, action] = path
    if (kind === 'account_links') return link(form)
    if (kind === 'accounts') return id ? accountAnswer(id) : createAccount(form)
    if (kind === 'transfers' && action === 'reversals') return reversal(id!)
    if (kind === 'transfers' && id) return found(transfers.get(id), transferView)
    if (kind === 'transfers') return method === 'GET' ? listTransfers(query) : createTransfer(form)
    if (kind !== 'payouts' || !account) return
    if (id) return found(payouts.get(id), payoutView)
    return method === 'GET' ? listPayouts(account) : createPayout(account, form)
  }

  function createAccount(form: Record<string, unknown>): Answer {
    const id = newId('acct').replace('acct_', 'acct_00')
    const account: DoubleAccount = {
      id,
      country: String(form.country),
      isSubmitted: false,
      isEnabled: false,
      due: ['individual.dob.day', 'external_account'],
      last4: null,
      balance: 0,
      metadata: (form.metadata ?? {}) as Record<string, string>,
    }
    accounts.set(id, account)
    return ok(accountView(account))
  }

  const accountAnswer = (id: string): Answer =>
    accounts.get(id)?.isWithheld ? fault(403, 'oauth_not_supported') : found(accounts.get(id), accountView)

  function link(form: Record<string, unknown>): Answer {
    if (!accounts.has(String(form.account))) return fault(404, 'resource_missing')
    const expires_at = seconds() + 300
    const url = `https://connect.stripe.test/setup/${form.account}/${newId('link')}`
    return ok({ object: 'account_link', created: seconds(), expires_at, url })
  }

  function listTransfers(query: URLSearchParams): Answer {
    const own = [...transfers.values()].filter((each) => each.transfer_group === query.get('transfer_group'))
    // The latest first, as Stripe does.
    return ok({ object: 'list', has_more: false, data: own.toReversed().map(transferView) })
  }

  function createTransfer(form: Record<string, unknown>): Answer {
    const account = accounts.get(String(form.destination))
    const amount = Number(form.amount)
    if (!account) return fault(400, 'resource_missing')
    if (!account.isEnabled) return fault(400, 'insufficient_capabilities_for_transfer')
    if (amount > platform.balance) return fault(400, 'balance_insufficient')
    platform.balance -= amount
    account.balance += amount
    const transfer: DoubleTransfer = {
      id: newId('tr'),
      amount,
      amount_reversed: 0,
      currency: String(form.currency),
      destination: account.id,
      transfer_group: String(form.transfer_group),
      metadata: form.metadata as Record<string, string>,
      created: seconds(),
    }
    transfers.set(transfer.id, transfer)
    return ok(transferView(transfer))
  }

  function reversal(id: string): Answer {
    const transfer = transfers.get(id)
    if (!transfer) return fault(404, 'resource_missing')
    const left = transfer.amount - transfer.amount_reversed
    if (left === 0) return fault(400, 'transfer_already_reversed')
    const account = accounts.get(transfer.destination)!
    if (account.balance < left) return fault(400, 'balance_insufficient')
    takeBack(transfer, left)
    return ok({ id: newId('trr'), object: 'transfer_reversal', amount: left, transfer: id })
  }

  function takeBack(transfer: DoubleTransfer, cents: number): void {
    transfer.amount_reversed += cents
    accounts.get(transfer.destination)!.balance -= cents
    platform.balance += cents
  }

  const listPayouts = (account: string): Answer =>
    ok({
      object: 'list',
      has_more: false,
      data: [...payouts.values()].filter((each) => each.account === account).map(payoutView),
    })

  function createPayout(id: string, form: Record<string, unknown>): Answer {
    const account = accounts.get(id)
    const amount = Number(form.amount)
    if (!account?.isEnabled) return fault(400, 'payouts_not_allowed')
    if (amount > account.balance) return fault(400, 'balance_insufficient')
    account.balance -= amount
    const payout: DoublePayout = {
      id: newId('po'),
      account: id,
      amount,
      currency: String(form.currency),
      status: 'pending',
      failure_code: null,
      metadata: form.metadata as Record<string, string>,
      created: seconds(),
    }
    payouts.set(payout.id, payout)
    return ok(payoutView(payout))
  }

  return {
    accounts,
    transfers,
    payouts,
    platform,
    answer,
    finishOnboarding(id, last4 = '3000') {
      Object.assign(accounts.get(id)!, { isSubmitted: true, isEnabled: true, due: [], last4 })
    },
    settle(id, status, failureCode) {
      const payout = payouts.get(id)!
      // A payout that the bank returns is in the account again.
      if (status === 'failed') accounts.get(payout.account)!.balance += payout.amount
      Object.assign(payout, { status, failure_code: failureCode ?? null })
    },
    reverse: (id, cents) => takeBack(transfers.get(id)!, cents),
    view(id) {
      if (id.startsWith('acct')) return accountView(accounts.get(id)!)
      return id.startsWith('tr') ? transferView(transfers.get(id)!) : payoutView(payouts.get(id)!)
    },
  }
}

const found = <One>(one: One | undefined, view: (one: One) => object): Answer =>
  one ? ok(view(one)) : fault(404, 'resource_missing')

const accountView = ({ id, country, isSubmitted, isEnabled, due, last4, metadata }: DoubleAccount) => ({
  id,
  object: 'account',
  country,
  details_submitted: isSubmitted,
  payouts_enabled: isEnabled,
  capabilities: { transfers: isEnabled ? 'active' : 'inactive' },
  requirements: {
    currently_due: due,
    past_due: [],
    disabled_reason: isEnabled ? null : 'requirements.past_due',
  },
  external_accounts: {
    object: 'list',
    data: last4 ? [{ id: 'ba_1', object: 'bank_account', last4, country }] : [],
  },
  metadata,
})

const transferView = (transfer: DoubleTransfer) => ({
  ...transfer,
  object: 'transfer',
  reversed: transfer.amount_reversed === transfer.amount,
})

const payoutView = ({ account: _account, ...payout }: DoublePayout) => ({
  ...payout,
  object: 'payout',
  automatic: false,
})
