import type { SettingName } from '#domain/settings/settings.ts'
import type { Action } from './act.ts'
import type { WalkWorld } from './walk-world.ts'

/** What operators change while rentals are under way, and to what. */
const CHANGES = {
  feePercent: [0, 7.5, 15, 33.3, 50],
  commissionPercents: [
    [0, 0, 0, 0],
    [25, 5, 5, 5],
    [100, 0, 0, 0],
  ],
  deliveryCents: [0, 1_000, 2_490],
  rescueLimitCents: [0, 500, 2_000],
  minPayoutCents: [100, 2_000],
  payoutTwoPeopleCents: [0, 5_000, 100_000],
  answerHours: [1, 24],
  claimHours: [24, 72, 168],
  lateGraceMinutes: [0, 30, 240],
  latePercent: [0, 100, 500],
  maxLateHours: [1, 72, 336],
  flexibleHours: [1, 24, 168],
  moderateHours: [48, 120, 720],
  moderateLastHours: [1, 47],
  moderatePercent: [1, 33, 99],
  strictHours: [24, 168, 720],
  strictPercent: [1, 50, 99],
  holdMinutes: [10, 60],
  identityWaitHours: [1, 24],
  extensions: [true, true, false],
} as const satisfies Partial<Record<SettingName, readonly unknown[]>>

/** An admin changes a setting now or some hours later, or sets it back. */
export const changeSetting: Action = async (world) => {
  const { random, deps } = world
  const name = random.pick(Object.keys(CHANGES) as (keyof typeof CHANGES)[])
  const value: unknown = random.chance(0.2) ? null : random.pick([...CHANGES[name]])
  const later = new Date(deps.now().getTime() + random.between(1, 30) * 3_600_000).toISOString()
  return setTo(world, name, value, random.chance(0.3) ? later : undefined)
}

/** An admin sets something; this process hears of it at once, or with the clock where it counts from a time on. */
export async function setTo(
  world: WalkWorld,
  name: SettingName,
  value: unknown,
  effectiveFrom?: string,
): Promise<string> {
  const [latest] = await world.rows<{ version: number }>(
    'select max(version) as version from public.setting_changes where name = $1',
    [name],
  )
  const answer = await world.say(world.admin, 'change-setting', {
    name,
    value,
    version: latest?.version ?? 0,
    reason: 'A walk',
    ...(effectiveFrom && { effectiveFrom }),
  })
  await world.deps.settings.reload()
  return `${name} ${answer.code ?? answer.status}`
}

/** Has the database note the terms of each booking when it is made, to be compared with what it has later. */
export const noteTerms = ({ rows }: Pick<WalkWorld, 'rows'>) =>
  rows(`
    create table public.walk_terms as
      select id, fee_percent, commission_percents, cancellation_policy, delivery_cents, terms
      from public.bookings with no data;
    create function public.note_terms() returns trigger language plpgsql security definer as $$
      begin
        insert into public.walk_terms values
          (new.id, new.fee_percent, new.commission_percents, new.cancellation_policy, new.delivery_cents,
            new.terms);
        return null;
      end $$;
    create trigger note_terms after insert on public.bookings for each row execute function public.note_terms()`)
