import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'

const SIDES = [
  { to: '/dashboard/my-rentals', label: 'rentals.side.renter' },
  { to: '/dashboard/customers', label: 'rentals.side.owner' },
] as const

/** Below 1024 px rentals are one tab for both sides: what one rents, and what one lends. */
export function SidesSwitch() {
  const t = useTranslate()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('rentals.sides')} className="mb-5 lg:hidden">
      <ul className="grid grid-cols-2 rounded-pill bg-sunken p-1">
        {SIDES.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              aria-current={pathname === to ? 'page' : undefined}
              className="grid min-h-11 place-items-center rounded-pill font-semibold text-ink-soft aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-lift"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
