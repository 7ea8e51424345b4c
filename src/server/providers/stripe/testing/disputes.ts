import { type Answer, fault, ok } from './answer.ts'
import { type DoubleIntent, intentView } from './intents.ts'

interface DoubleDispute {
  id: string
  intent: string
  amount: number
  status: string
  /** Unix seconds. */
  dueBy: number
  moved: number[]
  evidence: Record<string, unknown>
}

interface DisputeRequest {
  method: string
  kind: string
  id: string | undefined
  form: Record<string, unknown>
  query: URLSearchParams
  body: string
}

export interface DoubleDisputes {
  /** Opens a dispute about what is left of a captured intent; answers its id. */
  open(intentId: string, reason?: string): string
  /** The bank takes the money out, gives it back, or decides. */
  withdraw(id: string): void
  reinstate(id: string): void
  decide(id: string, status: 'won' | 'lost'): void
  /** What was submitted for it. */
  evidenceOf(id: string): Record<string, unknown>
  /** Bodies of the files that were uploaded. */
  files: string[]
  view(id: string, expand?: boolean): object
  /** Whether nothing of an intent can be refunded. */
  holds(intentId: string): boolean
  answer(request: DisputeRequest): Answer
}

/** The disputes of the local Stripe. */
export function createDisputes(
  intents: ReadonlyMap<string, DoubleIntent>,
  newId: (prefix: string) => string,
): DoubleDisputes {
  const all = new Map<string, DoubleDispute & { reason: string }>()
  const files: string[] = []

  function view(id: string, expand = false): object {
    const { amount, status, dueBy, moved, evidence, intent, reason } = all.get(id)!
    return {
      id,
      object: 'dispute',
      amount,
      currency: 'eur',
      charge: `ch_${intent}`,
      payment_intent: expand ? intentView(intents.get(intent)!) : intent,
      reason,
      status,
      evidence,
      evidence_details: { due_by: dueBy, has_evidence: false, past_due: false, submission_count: 0 },
      balance_transactions: moved.map((each) => ({ amount: each, fee: each < 0 ? 2_000 : 0 })),
      metadata: {},
    }
  }

  function update(id: string, form: Record<string, unknown>): Answer {
    const dispute = all.get(id)!
    if (!dispute.status.endsWith('needs_response')) return fault(400, 'dispute_already_submitted')
    dispute.evidence = form.evidence as Record<string, unknown>
    if (form.submit === 'true') dispute.status = 'under_review'
    return ok(view(id, true))
  }

  return {
    files,
    view,
    open(intentId, reason = 'fraudulent') {
      const id = newId('dp')
      const intent = intents.get(intentId)!
      intent.isDisputed = true
      const amount = intent.received - intent.refunded
      const dueBy = Math.floor(Date.now() / 1000) + 7 * 86_400
      all.set(id, {
        id,
        intent: intentId,
        amount,
        status: 'needs_response',
        dueBy,
        moved: [],
        evidence: {},
        reason,
      })
      return id
    },
    withdraw: (id) => void all.get(id)!.moved.push(-all.get(id)!.amount),
    reinstate: (id) => void all.get(id)!.moved.push(all.get(id)!.amount),
    decide: (id, status) => void Object.assign(all.get(id)!, { status }),
    evidenceOf: (id) => all.get(id)!.evidence,
    holds: (intentId) =>
      [...all.values()].some(({ intent, status }) => intent === intentId && status !== 'won'),
    answer({ method, kind, id, form, query, body }) {
      if (kind === 'files') {
        files.push(body)
        return ok({ id: newId('file'), object: 'file' })
      }
      if (!id) {
        const found = [...all.values()].filter(({ intent }) => intent === query.get('payment_intent'))
        return ok({ object: 'list', data: found.map((each) => view(each.id, true)), has_more: false })
      }
      if (!all.has(id)) return fault(404, 'resource_missing')
      return method === 'POST' ? update(id, form) : ok(view(id, true))
    },
  }
}
