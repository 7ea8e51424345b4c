import { itemId, personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import type { PersonKey } from '../people.ts'
import { seedId } from '../seed-id.ts'

const HOUR_MS = 3_600_000

interface SeedConversation {
  item: string
  renter: PersonKey
  /** About their newest rental of it; otherwise a question before any rental. */
  isRental: boolean
  /** The last message is unread by the recipient. */
  said: { by: 'renter' | 'owner'; hoursAgo: number; text: string }[]
}

/** The conversations of demo people. */
const CONVERSATIONS: readonly SeedConversation[] = [
  {
    item: 'berlin-party-speaker',
    renter: 'frieda',
    isRental: true,
    said: [
      {
        by: 'renter',
        hoursAgo: 25,
        text: 'Hallo Jonas, wir feiern im Innenhof, etwa 40 Leute. Reichen die Boxen dafür?',
      },
      {
        by: 'owner',
        hoursAgo: 23,
        text: 'Hallo Frieda! Ja, locker. Ein langes XLR-Kabel und Klebeband für den Boden lege ich dazu.',
      },
      {
        by: 'renter',
        hoursAgo: 3,
        text: 'Super, danke. Kann ich mit dem Lastenrad kommen, oder sind die Stative zu lang?',
      },
    ],
  },
  {
    item: 'madrid-stepladder',
    renter: 'marta',
    isRental: true,
    said: [
      {
        by: 'renter',
        hoursAgo: 50,
        text: 'Hola, Elena. ¿Cabe en un ascensor normal?',
      },
      {
        by: 'owner',
        hoursAgo: 48,
        text: 'Hola, Marta. Plegada mide 1,70 m, así que en diagonal entra sin problema.',
      },
      { by: 'renter', hoursAgo: 47, text: 'Perfecto, ¡gracias!' },
      {
        by: 'owner',
        hoursAgo: 2,
        text: 'Si la necesitas un día más, pide la prórroga sin compromiso: no la tengo reservada.',
      },
    ],
  },
  {
    item: 'paris-city-bike',
    renter: 'youssef',
    isRental: false,
    said: [
      {
        by: 'renter',
        hoursAgo: 5,
        text: 'Bonjour Camille, je mesure 1,90 m. La selle monte-t-elle assez haut ?\nEt l’antivol est-il fourni ?',
      },
    ],
  },
]

/** Inserts the conversations of demo people; the lists and unread counts follow from the messages. */
export async function seedMessages(db: Queryable, now: Date): Promise<void> {
  for (const { item, renter, isRental, said } of CONVERSATIONS) {
    const id = seedId('conversation', `${item} ${renter}`)
    const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS)
    const { rows } = await db.query<{ owner_id: string }>(
      `insert into public.conversations (id, item_id, renter_id, owner_id, created_at, booking_id)
       select $1, i.id, $3, i.owner_id, $4, case when $5 then (
         select b.id from public.bookings b where b.item_id = i.id and b.renter_id = $3
         order by b.created_at desc limit 1
       ) end
       from public.items i where i.id = $2 returning owner_id`,
      [id, itemId({ key: item }), personId(renter), at(said[0]!.hoursAgo), isRental],
    )
    const people = { renter: personId(renter), owner: rows[0]!.owner_id }
    await insertRows(
      db,
      'public.messages',
      said.map(({ by, hoursAgo, text }) => ({
        conversation_id: id,
        sender_id: people[by],
        body: text,
        created_at: at(hoursAgo),
      })),
    )
  }
}
