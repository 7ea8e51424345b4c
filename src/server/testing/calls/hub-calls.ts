import type { Call } from './call.ts'
import { ACTORS, type ActorName } from './cast.ts'

const refused = Object.fromEntries(
  ACTORS.filter((who) => who !== 'admin').map((who) => [who, 'UNAUTHORIZED']),
) as Partial<Record<ActorName, 'UNAUTHORIZED'>>

/** What an admin writes of a hub. */
export const corner = {
  name: 'Corner shop',
  address: 'Main Street 1',
  city: 'Berlin',
  country: 'DE',
  latitude: 52.5,
  longitude: 13.4,
  openingHours: { mon: [['08:00', '20:00']] },
  state: 'active',
}

/** What admins do with hubs. */
export const HUB_CALLS: Call[] = [
  { name: 'load-hubs', by: ['admin'], input: async () => ({}), refused },
  { name: 'save-hub', by: ['admin'], input: async () => corner, refused },
]
