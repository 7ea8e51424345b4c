import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useTranslate } from '../../i18n/translation.tsx'
import { signalText } from './signal-text.ts'
import { useSignals } from './use-signals.ts'

/**
 * In a row of a queue: what is most noticeable about a person, and how much more there is. Nothing where there is nothing,
 * and while it loads, because the row decides nothing. `name` says whom it is about where several people are shown.
 */
export function SignalNote({ personId, name }: { personId: string; name?: string | undefined }) {
  const t = useTranslate()
  const { data: signals = [] } = useSignals(personId)
  const [first] = signals
  if (!first) return null
  return (
    <span className="mt-1 flex items-start gap-1.5 text-sm text-notice-ink">
      <Fingerprint aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {name && <b>{`${name}: `}</b>}
        {signalText(t, first)}
        {signals.length > 1 && ` ${t('office.signal.more', { count: signals.length - 1 })}`}
      </span>
    </span>
  )
}
