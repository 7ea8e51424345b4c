import type { PersonFacts } from '#contract/person-facts.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Claim } from './claim.ts'

type OtherClaim = Pick<
  Claim,
  'id' | 'number' | 'kind' | 'status' | 'claimant_id' | 'respondent_id' | 'amount_cents' | 'award_cents'
>

/** Who stands on a side of a claim, and what they had to do with claims and with the team before. */
export interface ClaimSide {
  id: string
  name: string
  avatar_path: string | null
  created_at: string
  kyc_level: number
  is_blocked: boolean
  rating_sum: number
  rating_count: number
  renter_rating_sum: number
  renter_rating_count: number
  facts: PersonFacts | null
  /** How often the team warned them. */
  warnings: number
  /** Without this claim, the latest first. */
  claims: OtherClaim[]
}

/** Of both sides together; more tell a moderator nothing new. */
const MAX_CLAIMS = 100

/** For the team: both sides of a claim, the claimant first, those who still have an account. */
export async function loadSides({
  id,
  claimant_id,
  respondent_id,
}: Pick<Claim, 'id' | 'claimant_id' | 'respondent_id'>): Promise<ClaimSide[]> {
  const { from, rpc } = await supabase()
  const ids = [claimant_id, respondent_id]
  const list = `(${ids.join()})`
  const [people, facts, claims, cases] = await Promise.all([
    from('profiles')
      .select(
        `id, name, avatar_path, created_at, kyc_level, is_blocked,
        rating_sum, rating_count, renter_rating_sum, renter_rating_count`,
      )
      .in('id', ids),
    Promise.all(ids.map(async (person) => unwrap(await rpc('person_facts', { person })))),
    from('claims')
      .select('id, number, kind, status, claimant_id, respondent_id, amount_cents, award_cents')
      .or(`claimant_id.in.${list},respondent_id.in.${list}`)
      .neq('id', id)
      .order('created_at', { ascending: false })
      .limit(MAX_CLAIMS),
    from('cases').select('person_id').in('person_id', ids).eq('status', 'warned'),
  ])
  const known = new Map(unwrap(people).map((person) => [person.id, person]))
  const others = unwrap(claims)
  const warned = unwrap(cases)
  return ids.flatMap((person, index) => {
    const profile = known.get(person)
    return profile
      ? {
          ...profile,
          facts: facts[index] ?? null,
          warnings: warned.filter((one) => one.person_id === person).length,
          claims: others.filter((one) => one.claimant_id === person || one.respondent_id === person),
        }
      : []
  })
}
