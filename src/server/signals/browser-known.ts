import { createHmac } from 'node:crypto'
import type { Hooks } from '#backend/hooks.ts'
import type { Config } from '#server/config.ts'

/**
 * Remembers, as hashes, the browser in which a person has signed in, and for a new account the network from which it came.
 * A browser that has other accounts, too, brings their ids: this person then has a mark in common with them. Nothing is
 * written again within a day.
 */
export const browserKnown =
  ({ secrets }: Config): NonNullable<Hooks['browserKnown']> =>
  async (client, { userId, browsers, network, now }) => {
    const digest = network && createHmac('sha256', secrets.signing).update(`network:${network}`).digest()
    await client.query({
      name: 'mark-person',
      text: `insert into public.person_marks as mark (user_id, kind, digest, seen_at)
             select p.id, m.kind, m.digest, m.seen_at
             from public.profiles p
             cross join lateral (
               select 'browser' as kind, sha256(convert_to(b.id, 'utf8')) as digest, $4::timestamptz as seen_at
               from unnest($2::text[]) b (id)
               union all
               select 'network', $3::bytea, p.created_at
               where $3::bytea is not null and p.created_at > $4::timestamptz - interval '1 day'
             ) m
             where p.id = $1
             on conflict (user_id, kind, digest) do update set seen_at = excluded.seen_at
               where mark.kind = 'browser' and mark.seen_at < excluded.seen_at - interval '1 day'`,
      values: [userId, browsers, digest, now],
    })
  }
