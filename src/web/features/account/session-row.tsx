import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { deviceName } from '../../entities/device/device-name.ts'
import type { Translate } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { isPrivateAddress } from './is-private-address.ts'
import { useDeviceLabel } from './use-device-label.ts'

interface SessionRowProps {
  session: {
    created_at: string
    refreshed_at: string
    user_agent: string | null
    ip: string | null
    country: string | null
    is_current: boolean
  }
  busy: boolean
  onEnd: () => void
}

const HAND_HELD = new Set(['iPhone', 'iPad', 'Android'])

/** One device: which, from where, since when. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const { system } = deviceName(session.user_agent)
  const Icon = HAND_HELD.has(system ?? '') ? Smartphone : Laptop
  const device = useDeviceLabel()(session.user_agent)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = (instant: string) => date(instant, 'date-time', here)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-sunken text-ink-soft">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.is_current && <Badge tone="good">{t('account.sessions.this')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft first-letter:uppercase">
          {[
            placeOf(session, t),
            t('account.sessions.signed-in', { date: at(session.created_at) }),
            t('account.sessions.active', { date: at(session.refreshed_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="quiet"
          className="max-sm:ms-11"
          busy={busy}
          aria-label={t('account.sessions.end-label', { device })}
          onClick={onEnd}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** The place of a session as far as it is known: the country, the local network, or the bare address. */
function placeOf({ ip, country }: SessionRowProps['session'], t: Translate): string | undefined {
  if (!ip) return
  if (isPrivateAddress(ip)) return t('account.sessions.network')
  if (!country) return ip
  const names = new Intl.DisplayNames(t.language, { type: 'region' })
  return `${names.of(country) ?? country} (${ip})`
}
