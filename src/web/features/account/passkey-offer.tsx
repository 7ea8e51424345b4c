import { passkeyProblem } from '../../entities/passkey/passkey-problem.ts'
import { usePasskeysAvailable } from '../../entities/passkey/use-passkeys-available.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { toast } from '../../lib/toast.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useDeviceLabel } from './use-device-label.ts'
import { usePasskeys } from './use-passkeys.ts'

/** Offers a passkey on this device, once, to a person who has none. */
export function PasskeyOffer() {
  const t = useTranslate()
  const labelOf = useDeviceLabel()
  const [isAsked, setAsked] = useLocalStorage('passkeyAsked', false, (stored) => stored === true)
  const { usable } = usePasskeysAvailable()
  const { passkeys, add } = usePasskeys(usable && !isAsked)
  if (isAsked || !usable || passkeys.data?.length !== 0) return null
  return (
    <Card as="section" aria-labelledby="passkey-offer" className="mt-6">
      <h2 id="passkey-offer" className="text-lg">
        {t('account.passkeys.offer')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('account.passkeys.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={add.isPending}
          onClick={() =>
            add.mutate(labelOf(navigator.userAgent), {
              onSuccess: () => {
                setAsked(true)
                toast({ title: t('account.passkeys.added'), tone: 'good' })
              },
              onError: (problem) => void toast({ title: passkeyProblem(problem, t), tone: 'bad' }),
            })
          }
        >
          {t('account.passkeys.add')}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('account.passkeys.later')}
        </Button>
      </div>
    </Card>
  )
}
