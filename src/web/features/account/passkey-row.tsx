import KeyRound from 'lucide-react/icons/key-round'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import type { Passkey } from './use-passkeys.ts'

interface PasskeyRowProps {
  passkey: Passkey
  name: string
  onRename: () => void
  onRemove: () => void
}

/** One passkey: its name, since when, when last. */
export function PasskeyRow({ passkey, name, onRename, onRemove }: PasskeyRowProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const on = (instant: string) => date(instant, 'date', here)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-sunken text-ink-soft">
        <KeyRound aria-hidden size={20} />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {t('account.passkeys.added-on', { date: on(passkey.created_at) })}
          {' · '}
          {passkey.last_used_at
            ? t('account.passkeys.used', { date: on(passkey.last_used_at) })
            : t('account.passkeys.never-used')}
        </p>
      </div>
      <div className="flex gap-1 max-sm:ms-11">
        <Button variant="quiet" aria-label={t('account.passkeys.rename-label', { name })} onClick={onRename}>
          {t('account.passkeys.rename')}
        </Button>
        <Button variant="quiet" aria-label={t('account.passkeys.remove-label', { name })} onClick={onRemove}>
          {t('account.passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
