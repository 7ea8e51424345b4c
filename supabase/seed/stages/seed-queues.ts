import { cityOf, ownCountry, townOf } from '../countries/moved.ts'
import { itemId, personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import type { PersonKey } from '../people.ts'
import { seedId } from '../seed-id.ts'
import { insertDecidedProofs } from './insert-decided-proofs.ts'
import { documentRow } from './seed-documents.ts'

const HOUR_MS = 3_600_000

/** Listings in the moderators' queue: each copies an existing one of its lender, including pictures. */
const LISTINGS = [
  {
    like: 'berlin-moving-boxes',
    title: 'Zwanzig Umzugskisten, stapelbar',
    description:
      'Zwanzig stabile Kisten mit Deckel und Griffen, jede trägt 25 Kilo. Gewaschen und trocken, die Rollen unter den unteren vier lassen sich feststellen.',
    hoursAgo: 26,
  },
  {
    like: 'berlin-dome-tent',
    title: 'Zelt',
    description: 'Gutes Zelt. Ruf mich lieber direkt an, dann sparen wir beide die Gebühr.',
    hoursAgo: 5,
  },
] as const

/** Submissions in the moderators' queue; older than what the demo decides automatically. */
const proofs = () =>
  [
    {
      person: 'katharina',
      details: {
        name: 'Wimmer Werkzeugverleih e.U.',
        registrationNumber: 'FN 000000a',
        country: cityOf('vienna').country,
        ...(ownCountry() ? {} : { vatId: 'ATU12345675' }),
      },
      hoursAgo: 30,
    },
    {
      person: 'gerard',
      details: {
        name: 'Atelier Fontaine',
        registrationNumber: '000 000 000',
        country: cityOf('paris').country,
        ...(ownCountry() ? {} : { vatId: 'FR11123456782' }),
      },
      hoursAgo: 3,
    },
  ] satisfies { person: PersonKey; details: object; hoursAgo: number }[]

/** A rejected submission: the person sees the reason and can submit another one. */
const REJECTED = { person: 'marta', hoursAgo: 50 } as const satisfies { person: PersonKey; hoursAgo: number }

function rejectedAddress() {
  const spot = townOf('madrid')?.spots[0]
  return {
    street: spot ? spot.street.replace('#', '12') : 'Calle de la Palma 12',
    postalCode: spot?.postcode ?? '28004',
    city: cityOf('madrid').name,
    country: cityOf('madrid').country,
  }
}

const waitingId = (like: string) => seedId('waiting item', like)

/** Inserts the cases that moderators have to decide when the demo starts. */
export async function seedQueues(db: Queryable, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  for (const { like, title, description, hoursAgo } of LISTINGS) {
    await db.query(
      `insert into public.items (id, owner_id, category_id, title, description, language, price_per_day_cents,
         deposit_cents, neighbourhood, city, country, time_zone, latitude, longitude, delivery_methods, is_instant,
         cancellation_policy, status, version, created_at, updated_at)
       select $2, owner_id, category_id, $3, $4, 'de', price_per_day_cents, deposit_cents, neighbourhood, city, country,
         time_zone, latitude, longitude, '{pickup}', true, cancellation_policy, 'pending_review', 1, $5, $5
       from public.items where id = $1`,
      [itemId({ key: like }), waitingId(like), title, description, ago(hoursAgo)],
    )
    await db.query(
      `insert into public.item_locations (item_id, address, latitude, longitude)
       select $2, address, latitude, longitude from public.item_locations where item_id = $1`,
      [itemId({ key: like }), waitingId(like)],
    )
    await db.query(
      `insert into public.listing_events (item_id, transition, from_status, to_status, role, user_id, at)
       select id, 'submit', 'draft', 'pending_review', 'owner', owner_id, $2 from public.items where id = $1`,
      [waitingId(like), ago(hoursAgo)],
    )
  }
  const documents = await Promise.all(proofs().map(({ person }) => documentRow(person, 'business', now)))
  const rejected = await documentRow(REJECTED.person, 'address', now)
  await insertRows(db, 'storage.objects', [...documents, rejected])
  await insertDecidedProofs(db, [
    {
      id: seedId('rejected proof', REJECTED.person),
      user_id: personId(REJECTED.person),
      step: 'address',
      status: 'rejected',
      reason: 'incomplete',
      document_path: rejected.name,
      details: rejectedAddress(),
      submitted_at: ago(REJECTED.hoursAgo),
      decided_at: ago(REJECTED.hoursAgo - 5),
      decided_by: personId('miriam'),
    },
  ])
  const looked = { submissionId: seedId('rejected proof', REJECTED.person), step: 'address' }
  const rejectedAt = ago(REJECTED.hoursAgo - 5)
  await insertRows(
    db,
    'public.audit_log',
    [
      { action: 'view-identity', details: looked, at: new Date(rejectedAt.getTime() - 60_000) },
      { action: 'reject-identity', details: { ...looked, reason: 'incomplete' }, at: rejectedAt },
    ].map((entry) => ({
      actor_id: personId('miriam'),
      subject_id: personId(REJECTED.person),
      ...entry,
    })),
  )
  await insertRows(
    db,
    'public.kyc_submissions',
    proofs().map(({ person, details, hoursAgo }, index) => ({
      id: seedId('waiting proof', person),
      user_id: personId(person),
      step: 'business',
      status: 'pending',
      document_path: documents[index]!.name,
      details,
      submitted_at: ago(hoursAgo),
    })),
  )
}

/** Gives the queued listings the pictures of the originals, once these exist. */
export async function seedQueuePictures(db: Queryable): Promise<void> {
  for (const { like } of LISTINGS) {
    await db.query(
      `insert into public.item_images (id, item_id, path, position, width, height, thumbhash)
       select md5(w.id || ' ' || m.position)::uuid, w.id, m.path, m.position, m.width, m.height, m.thumbhash
       from public.item_images m, public.items w
       where m.item_id = $1 and w.id = $2 and not exists (select from public.item_images where item_id = $2)
       on conflict (id) do nothing`,
      [itemId({ key: like }), waitingId(like)],
    )
  }
}
