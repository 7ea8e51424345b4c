import type { ClaimKind } from './claim-window.ts'

/** A statement at a handover, as far as the rule reads it. */
interface Statement {
  kind: 'pick_up' | 'return'
  role: 'owner' | 'renter'
  is_complete: boolean
  is_undamaged: boolean
}

interface JudgedClaim {
  kind: ClaimKind
  amountCents: number
  offerCents: number | null
  /** The calculated fee of a late return. */
  feeCents: number | null
  statements: readonly Statement[]
}

export type AwardRule =
  | 'calculated'
  | 'lender-came'
  | 'lender-missing'
  | 'was-so-before'
  | 'no-fault-stated'
  | 'both-state-it'
  | 'one-states-it'

/**
 * What a claimant would get by the statements at the handovers alone, in cents, and by which rule: a start for the moderator,
 * who looks at words and photos as well. What the respondent has offered is never gone below.
 */
export function suggestedAward(claim: JudgedClaim): { cents: number; rule: AwardRule } {
  const rule = ruleFor(claim)
  const cents = Math.round(claim.amountCents * SHARES[rule])
  const fee = rule === 'calculated' ? Math.min(claim.feeCents ?? cents, claim.amountCents) : cents
  return { cents: Math.max(fee, claim.offerCents ?? 0), rule }
}

const SHARES: Record<AwardRule, number> = {
  calculated: 1,
  'lender-came': 0,
  'lender-missing': 1,
  'was-so-before': 0,
  'no-fault-stated': 0,
  'both-state-it': 1,
  'one-states-it': 0.5,
}

function ruleFor({ kind, statements }: JudgedClaim): AwardRule {
  if (kind === 'late') return 'calculated'
  const isGood = ({ is_complete, is_undamaged }: Statement) =>
    kind === 'missing' ? is_complete : is_undamaged
  const at = (handover: Statement['kind']) => statements.filter((each) => each.kind === handover)
  if (kind === 'no_show')
    return at('pick_up').some(({ role }) => role === 'owner') ? 'lender-came' : 'lender-missing'
  if (!at('pick_up').every(isGood)) return 'was-so-before'
  const faulty = at('return').filter((each) => !isGood(each))
  if (faulty.some(({ role }) => role === 'renter')) return 'both-state-it'
  // Something can be found after the return; who states that all is well says otherwise.
  if (at('return').some((each) => each.role === 'owner' && isGood(each))) return 'no-fault-stated'
  return 'one-states-it'
}
