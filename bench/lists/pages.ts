/** Ids that addresses need: of the busy lender's newest booking and conversation, and of the lender. */
export interface Ids {
  booking: string
  conversation: string
  lender: string
}

export interface Visit {
  as: 'lender' | 'admin'
  path: string
  /** Presses this to load the next page of the list. */
  more?: boolean
}

const DASHBOARD = [
  '',
  '/my-rentals',
  '/customers',
  '/notifications',
  '/messages',
  '/saved',
  '/calendar',
  '/listings',
  '/earnings',
  '/payouts',
  '/payout-settings',
  '/affiliate',
]
const OFFICE = [
  '',
  '/figures',
  '/bookings',
  '/bookings?status=open',
  '/bookings?sort=total',
  '/bookings?q=Anna',
  '/items',
  '/items?sort=bookings',
  '/items?q=drill',
  '/users',
  '/users?q=Mieter%2090',
  '/payments',
  '/payments?status=authorised',
  '/listings',
  '/reports',
  '/conduct',
  '/reviews',
  '/wishes',
  '/identities',
  '/claims',
  '/payouts',
  '/disputes',
  '/discrepancies',
  '/failures',
  '/audit',
  '/roles',
  '/categories',
  '/hubs',
  '/mails',
  '/webhooks',
]

/** Every page that has a list, for the person who may see it. */
export const visitsOf = ({ booking, conversation, lender }: Ids): Visit[] => [
  ...DASHBOARD.map((path): Visit => ({ as: 'lender', path: `/dashboard${path}` })),
  { as: 'lender', path: `/dashboard/customers/${booking}` },
  { as: 'lender', path: `/dashboard/messages/${conversation}` },
  { as: 'lender', path: '/account/privacy' },
  ...OFFICE.map((path): Visit => ({ as: 'admin', path: `/admin${path}` })),
  { as: 'admin', path: `/admin/bookings/${booking}` },
  { as: 'admin', path: `/admin/users/${lender}` },
]
