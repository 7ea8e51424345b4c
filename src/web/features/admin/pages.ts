import BookOpenText from 'lucide-react/icons/book-open-text'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import CreditCard from 'lucide-react/icons/credit-card'
import FileLock from 'lucide-react/icons/file-lock'
import FileText from 'lucide-react/icons/file-text'
import FolderTree from 'lucide-react/icons/folder-tree'
import Gauge from 'lucide-react/icons/gauge'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import Landmark from 'lucide-react/icons/landmark'
import Mail from 'lucide-react/icons/mail'
import Mails from 'lucide-react/icons/mails'
import MapPinned from 'lucide-react/icons/map-pinned'
import Megaphone from 'lucide-react/icons/megaphone'
import Network from 'lucide-react/icons/network'
import Package from 'lucide-react/icons/package'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Rocket from 'lucide-react/icons/rocket'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Upload from 'lucide-react/icons/upload'
import Users from 'lucide-react/icons/users'
import Webhook from 'lucide-react/icons/webhook'
import type { ComponentType } from 'react'
import type { OfficePart } from '#domain/access/office.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { QUEUES, type Queue } from './queues.ts'

export interface Page {
  to: string
  label: MessageKey
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** The queue of which the page is, whose length stands beside it. */
  queue?: Queue
  /** The part of the back office to which it belongs; else those who decide on cases get in. */
  part?: OfficePart
}

/** All pages of the back office that are not about a single thing, as its navigation has them. */
export const PAGE_GROUPS: readonly { label: MessageKey; pages: readonly Page[] }[] = [
  {
    label: 'office.nav.overview',
    pages: [
      { to: '/admin', label: 'admin.overview.title', icon: Gauge, part: 'staff' },
      { to: '/admin/figures', label: 'admin.figures.title', icon: ChartColumn },
      { to: '/admin/start', label: 'office.start', icon: Rocket, part: 'admin' },
    ],
  },
  { label: 'office.nav.work', pages: QUEUES },
  {
    label: 'office.nav.market',
    pages: [
      { to: '/admin/bookings', label: 'admin.bookings.title', icon: CalendarCheck, part: 'bookings' },
      { to: '/admin/items', label: 'admin.items.title', icon: Package },
      { to: '/admin/users', label: 'admin.users.title', icon: Users },
      { to: '/admin/import', label: 'office.import', icon: Upload, part: 'admin' },
      { to: '/admin/categories', label: 'office.categories', icon: FolderTree, part: 'content' },
      { to: '/admin/hubs', label: 'office.hubs', icon: MapPinned, part: 'content' },
    ],
  },
  {
    label: 'office.nav.money',
    pages: [
      { to: '/admin/payments', label: 'admin.payments.title', icon: CreditCard, part: 'finance' },
      {
        to: '/admin/discrepancies',
        label: 'admin.discrepancies.title',
        icon: GitCompareArrows,
        part: 'finance',
      },
      { to: '/admin/affiliates', label: 'office.affiliates.title', icon: Network, part: 'finance' },
      { to: '/admin/ledger', label: 'office.ledger', icon: BookOpenText, part: 'finance' },
      { to: '/admin/invoices', label: 'office.invoices', icon: ReceiptText, part: 'finance' },
      { to: '/admin/tax', label: 'office.tax', icon: Landmark, part: 'finance' },
    ],
  },
  {
    label: 'office.nav.system',
    pages: [
      { to: '/admin/settings', label: 'office.settings', icon: SlidersHorizontal, part: 'admin' },
      { to: '/admin/pages', label: 'office.pages', icon: FileText, part: 'content' },
      { to: '/admin/webhooks', label: 'office.webhooks', icon: Webhook, part: 'admin' },
      { to: '/admin/mails', label: 'office.mails.title', icon: Mails, part: 'support' },
      { to: '/admin/mail-texts', label: 'office.mail-texts', icon: Mail, part: 'content' },
      { to: '/admin/announcements', label: 'office.announcements', icon: Megaphone, part: 'content' },
      { to: '/admin/roles', label: 'admin.roles.title', icon: ShieldCheck, part: 'admin' },
      { to: '/admin/failures', label: 'admin.failures.title', icon: RotateCw, part: 'admin' },
      { to: '/admin/processing', label: 'office.processing', icon: FileLock, part: 'admin' },
      { to: '/admin/audit', label: 'admin.audit.title', icon: ScrollText, part: 'admin' },
    ],
  },
]
