import Flag from 'lucide-react/icons/flag'
import IdCard from 'lucide-react/icons/id-card'
import Landmark from 'lucide-react/icons/landmark'
import Megaphone from 'lucide-react/icons/megaphone'
import PackageSearch from 'lucide-react/icons/package-search'
import Scale from 'lucide-react/icons/scale'
import StarOff from 'lucide-react/icons/star-off'
import UserX from 'lucide-react/icons/user-x'

/** The queues in which moderators decide, each with its screen and its name in `open_decisions`. */
export const QUEUES = [
  { to: '/admin/listings', label: 'admin.listings.title', icon: PackageSearch, queue: 'listings' },
  { to: '/admin/reports', label: 'admin.reports.title', icon: Flag, queue: 'reports' },
  { to: '/admin/conduct', label: 'admin.conduct.title', icon: UserX, queue: 'conduct' },
  { to: '/admin/reviews', label: 'admin.reviews.title', icon: StarOff, queue: 'reviews' },
  { to: '/admin/wishes', label: 'admin.wishes.title', icon: Megaphone, queue: 'wishes' },
  { to: '/admin/identities', label: 'admin.identities.title', icon: IdCard, queue: 'identities' },
  { to: '/admin/claims', label: 'claims.queue.title', icon: Scale, queue: 'claims' },
  { to: '/admin/payouts', label: 'admin.payouts.title', icon: Landmark, queue: 'payouts', part: 'accounts' },
] as const

export type Queue = (typeof QUEUES)[number]['queue']
