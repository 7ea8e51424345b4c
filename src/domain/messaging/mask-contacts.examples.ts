import { MASK } from './mask-contacts.ts'

/** Texts, and what the other side reads before a rental is confirmed. */
export const MASKED: readonly (readonly [written: string, read: string])[] = [
  ['Call me: 0171 2345678', `Call me: ${MASK}`],
  ['+49 (0)30 / 123-456-78 after six', `${MASK} after six`],
  ['06.12.11.10.09', MASK],
  ['06 12 11 10 09 merci', `${MASK} merci`],
  ['llámame al 612 345 678', `llámame al ${MASK}`],
  ['０１７１２３４５６７８', MASK],
  ['0️⃣1️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣', MASK],
  ['null eins sieben eins zwei drei vier', MASK],
  ['zero one 7 one two 3 four', MASK],
  ['On 25.11.2026 I am at 0171 2345678', `On 25.11.2026 I am at ${MASK}`],
  ['Write to ada@example.org please', `Write to ${MASK} please`],
  ['ada.lovelace (at) example (dot) org', MASK],
  ['ada at example dot org', MASK],
  ['https://example.org/a?b=c', MASK],
  ['See www.example.museum, or my-shop.de/drills!', `See ${MASK} or ${MASK}`],
  ['t.me/ada and wa.me/49171234', `${MASK} and ${MASK}`],
  ['Two: 0171 2345678 and ada@example.org', `Two: ${MASK} and ${MASK}`],
]

/** Texts in which nothing is hidden. */
export const UNMASKED: readonly string[] = [
  'Is it loud?',
  'From 25.11.2026 10:00 to 28.11.2026 18:00',
  '2026-11-25 until 2026-11-28',
  '25.11.–28.11. would suit me',
  'From 25.11. 10-12 or 26.11. 14-16',
  'On 5/12/2026 or 6/12/2026?',
  'It costs 1.250,00 € new, 45 € a day',
  'It is 120 x 80 x 75 cm and 2000 W',
  'House 12, flat 34, third floor',
  'Hello.How are you?Fine.',
  'It runs on 18 V, e.g. with the GSR 18V-60.',
  'Booking 10023, unit 4',
  'At 10 dot sharp: one, two, three, go',
  'Meet me at the corner',
]
