import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import type { Confirm, WalletsProps } from '../../../entities/payment/payment-entry.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { callFunction } from '../../../lib/call-function.ts'
import { codeOf } from '../../../lib/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { OrByCard } from '../or-by-card.tsx'
import { WalletSheet } from './wallet-sheet.tsx'

/** The test provider's wallet: one button, and the sheet of a device that knows its owner and their cards. */
export default function TestWallet({ amountCents, mayPay, onPay }: WalletsProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function pay(number: string) {
    setBusy(true)
    await onPay(confirmBy(number))
    setBusy(false)
    setOpen(false)
  }

  return (
    <>
      <Button
        variant="secondary"
        size="large"
        wide
        onClick={() => mayPay() && setOpen(true)}
        aria-haspopup="dialog"
      >
        <Wallet aria-hidden size={20} />
        {t('checkout.wallet.title')}
      </Button>
      <OrByCard />
      {isOpen && (
        <WalletSheet
          amountCents={amountCents}
          busy={busy}
          onPay={(number) => void pay(number)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The wallet's card in place of a typed one; the device has asked its owner, so that no bank does again. */
const confirmBy =
  (number: string): Confirm =>
  async ({ clientSecrets: [clientSecret] }) => {
    try {
      await callFunction('confirm-test-payment', { clientSecret, wallet: { number } })
      return { ok: true }
    } catch (error) {
      return { ok: false, code: codeOf(error) }
    }
  }
