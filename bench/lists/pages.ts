import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'

/** Ids that addresses need: of the busy lender, with the newest booking and conversation, and of one of each thing of the office. */
export interface Ids {
  booking: string
  conversation: string
  lender: string
  affiliate: string
  case: string
  claim: string
  dispute: string
  identity: string
  mail: string
}

export interface Visit {
  as: 'lender' | 'admin'
  path: string
  /** Asks the search of the back office for these words there. */
  find?: string
}

/** Lists as people filter, sort and search them. */
const FILTERED = [
  '/admin/bookings?status=requested',
  '/admin/bookings?status=confirmed',
  '/admin/bookings?from=2026-01-10&until=2026-01-20',
  '/admin/bookings?status=open',
  '/admin/bookings?sort=number',
  '/admin/bookings?sort=-total',
  '/admin/bookings?sort=start',
  '/admin/bookings?q=Anna',
  '/admin/bookings?q=Mieter%2090123',
  '/admin/bookings?q=%23500000',
  '/admin/bookings?q=drill&status=requested',
  '/admin/items?status=paused',
  '/admin/items?lacking=pictures',
  '/admin/items?lacking=description',
  '/admin/items?sort=-bookings',
  '/admin/items?sort=-updated',
  '/admin/items?q=drill',
  '/admin/items?q=Mieter%2090123',
  '/admin/users?q=Mieter%2090',
  '/admin/users?q=nobody-of-this-name',
  '/admin/users?sort=name',
  '/admin/users?role=moderator',
  '/admin/users?role=finance',
  '/admin/users?identity=verified',
  '/admin/users?identity=none',
  '/admin/users?blocked=yes',
  '/admin/payments?status=authorised',
  '/admin/payments?status=failed',
  '/admin/payments?purpose=deposit',
  '/admin/payments?sort=-amount',
  '/admin/payments?q=Mieter%2090123',
  '/admin/payments?q=%23500000',
  '/admin/mails?state=failed',
  '/admin/mails?q=Mieter%2090123',
  '/admin/audit?action=change-roles',
  '/admin/audit?actor=renter-1%40bulk.lendaround.example',
  '/admin/cases?state=decided',
  '/admin/cases?about=item',
  '/admin/cases?whose=me',
  '/admin/claims?view=all',
  '/admin/payouts?tab=approved',
  '/admin/payouts?tab=past',
  '/admin/roles?q=Mieter',
  '/admin/users?tag=regular',
  '/admin/affiliates?sort=-earned',
  '/admin/affiliates?sort=balance',
  '/admin/affiliates?sort=name&state=active',
  '/admin/affiliates?state=open',
  '/admin/affiliates?state=blocked',
  '/admin/affiliates?q=Mieter%2090',
  '/admin/disputes?view=all',
  '/admin/pages/terms',
  '/admin/mail-texts/booking-confirmed',
]

/** The same for a lender. */
const FILTERED_LISTINGS = [
  '/dashboard/listings?sort=earned',
  '/dashboard/listings?sort=title',
  '/dashboard/listings?sort=newest&state=published',
]

/** What the search of the back office (⌘K) is asked. */
const FOUND = ['Mieter 90123', 'drill', '500000', 'renter-90123@bulk', 'nobody of this name']

/** Every page of the dashboard and the back office, for the person who may see it. */
export function visitsOf({ booking, conversation, lender, ...office }: Ids): Visit[] {
  const paths = [...new Set(pathsOf(routes))]
  const plain = (part: string) => paths.filter((path) => !path.includes(':') && isWithin(path, part))
  return [
    ...plain('/dashboard').map((path): Visit => ({ as: 'lender', path })),
    ...FILTERED_LISTINGS.map((path): Visit => ({ as: 'lender', path })),
    { as: 'lender', path: `/dashboard/customers/${booking}` },
    { as: 'lender', path: `/dashboard/messages/${conversation}` },
    ...plain('/account').map((path): Visit => ({ as: 'lender', path })),
    ...plain('/admin').map((path): Visit => ({ as: 'admin', path })),
    ...FILTERED.map((path): Visit => ({ as: 'admin', path })),
    ...FOUND.map((find): Visit => ({ as: 'admin', path: '/admin', find })),
    { as: 'admin', path: `/admin/bookings/${booking}` },
    { as: 'admin', path: `/admin/users/${lender}` },
    { as: 'admin', path: `/admin/affiliates/${office.affiliate}` },
    { as: 'admin', path: `/admin/cases/${office.case}` },
    { as: 'admin', path: `/admin/claims/${office.claim}` },
    { as: 'admin', path: `/admin/disputes/${office.dispute}` },
    { as: 'admin', path: `/admin/identities/${office.identity}` },
    { as: 'admin', path: `/admin/mails/${office.mail}` },
  ]
}

const isWithin = (path: string, part: string) => path === part || path.startsWith(`${part}/`)

/** The addresses of all routes that show something. */
function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return [...(path || index ? [own || '/'] : []), ...pathsOf(children, own)]
  })
}
