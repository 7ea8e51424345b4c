import Flag from 'lucide-react/icons/flag'
import IdCard from 'lucide-react/icons/id-card'
import Landmark from 'lucide-react/icons/landmark'
import PackageSearch from 'lucide-react/icons/package-search'
import Scale from 'lucide-react/icons/scale'
import Undo2 from 'lucide-react/icons/undo-2'
import UserCheck from 'lucide-react/icons/user-check'

/** The queues in which the team decides, each with its screen and its name in `open_decisions`. */
export const QUEUES = [
  { to: '/admin/listings', label: 'admin.listings.title', icon: PackageSearch, queue: 'listings' },
  { to: '/admin/cases', label: 'admin.cases.title', icon: Flag, queue: 'cases' },
  { to: '/admin/identities', label: 'admin.identities.title', icon: IdCard, queue: 'identities' },
  { to: '/admin/claims', label: 'claims.queue.title', icon: Scale, queue: 'claims' },
  { to: '/admin/payouts', label: 'admin.payouts.title', icon: Landmark, queue: 'payouts', part: 'accounts' },
  { to: '/admin/disputes', label: 'admin.disputes.title', icon: Undo2, queue: 'disputes', part: 'finance' },
  { to: '/admin/second', label: 'office.second.title', icon: UserCheck, queue: 'second', part: 'accounts' },
] as const

export type Queue = (typeof QUEUES)[number]['queue']
