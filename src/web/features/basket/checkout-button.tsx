import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { UnavailableDialog } from './unavailable-dialog.tsx'
import { useBasket } from './use-basket.ts'
import { RESUME, useStartCheckout } from './use-start-checkout.ts'

const LABELS = {
  idle: 'basket.checkout.proceed',
  checking: 'basket.checkout.checking',
  reserving: 'basket.checkout.reserving',
} as const

/** From the basket to the summary: checks, holds, and says what stands in the way. */
export function CheckoutButton({ wide }: { wide?: boolean }) {
  const t = useTranslate()
  const { basket, remove } = useBasket()
  const signedIn = useSession().status === 'signed-in'
  const { step, unavailable, start, dismiss } = useStartCheckout()
  const busy = step !== 'idle'
  useResume(signedIn && basket.length > 0, () => void start(basket))

  return (
    <>
      <Button
        size="large"
        wide={wide}
        busy={busy}
        disabled={!signedIn || basket.length === 0}
        onClick={() => start(basket)}
        aria-live="polite"
      >
        {t(LABELS[step])}
      </Button>
      <UnavailableDialog
        items={unavailable}
        onBack={dismiss}
        onRemove={() => {
          remove(...unavailable.map((item) => item.id))
          dismiss()
        }}
      />
    </>
  )
}

/** Goes on where the identity step interrupted: the person has pressed the button once already. */
function useResume(ready: boolean, start: () => void) {
  const [search, setSearch] = useSearchParams()
  const wanted = ready && search.has(RESUME)
  const latest = useRef(start)
  latest.current = start
  useEffect(() => {
    if (!wanted) return
    setSearch({}, { replace: true })
    latest.current()
  }, [wanted, setSearch])
}
