import { useQuery } from '@tanstack/react-query'
import { type Role, rolesOf } from '#domain/access/roles.ts'
import { terms } from '#domain/settings/terms.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Level {
  level: number
  /** Per cent of the platform's fee. */
  percent: number
  people: number
  rentals: number
  cents: number
}

export interface Affiliate {
  id: string
  /** As they are now: the first person brought makes an affiliate. */
  roles: Role[]
  referralCode: string
  people: number
  /** Cents, as long as there is a programme. */
  earnedCents: number
  availableCents: number
  isPaying: boolean
  isBlocked: boolean
  /** From earning and from payouts of commissions alone. */
  isKeptOut: boolean
  levels: Level[]
}

const COLUMNS = `roles, referral_code, level_1_referrals, level_2_referrals, level_3_referrals, level_4_referrals,
  total_referrals, total_earnings, available_balance, pending_payout, is_blocked, blocked_at`

/** The signed-in person in the affiliate programme, with what each level brought. */
export function useAffiliate() {
  const user = useUser()
  return useQuery({
    queryKey: ['affiliate', user?.id],
    queryFn: () => loadAffiliate(user!.id),
    enabled: user !== undefined,
    staleTime: 30_000,
  })
}

async function loadAffiliate(id: string): Promise<Affiliate> {
  const { from } = await supabase()
  const [row, sums] = await Promise.all([
    from('affiliate_users').select(COLUMNS).eq('id', id).single(),
    from('my_commission_levels').select('level, amount_cents, rentals'),
  ])
  const person = unwrap(row)
  const byLevel = new Map(unwrap(sums).map((sum) => [sum.level, sum]))
  const people = [
    person.level_1_referrals,
    person.level_2_referrals,
    person.level_3_referrals,
    person.level_4_referrals,
  ]
  return {
    id,
    roles: rolesOf(person.roles, 'user'),
    referralCode: person.referral_code,
    people: person.total_referrals,
    earnedCents: person.total_earnings,
    availableCents: person.available_balance,
    isPaying: person.pending_payout,
    isBlocked: person.is_blocked,
    isKeptOut: person.blocked_at !== null,
    levels: terms.commissionPercents.map((percent, index) => ({
      level: index + 1,
      percent,
      people: people[index]!,
      rentals: byLevel.get(index + 1)?.rentals ?? 0,
      cents: byLevel.get(index + 1)?.amount_cents ?? 0,
    })),
  }
}
