import type { Call } from './call.ts'
import { refusedToOthers } from './refused-to-others.ts'

const refused = refusedToOthers('UNAUTHORIZED', 'admin')

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
  { name: 'load-hubs', by: ['admin', 'content'], input: async () => ({}), refused },
  { name: 'save-hub', by: ['admin', 'content'], input: async () => corner, refused },
]
