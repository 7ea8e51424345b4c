import CreditCard from 'lucide-react/icons/credit-card'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useState } from 'react'
import { brand } from '#contract/brand.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'

interface WalletSheetProps {
  amountCents: number
  busy: boolean
  onPay: (number: string) => void
  onClose: () => void
}

/** The cards in the test wallet. */
const CARDS = [
  { number: '5555555555554444', name: 'Mastercard •••• 4444', outcome: 'accepted' },
  { number: '4000000000000002', name: 'Visa •••• 0002', outcome: 'declined' },
] as const

/** What stands in for the sheet of a telephone's wallet: to whom, how much, which card, and the owner's confirmation. */
export function WalletSheet({ amountCents, busy, onPay, onClose }: WalletSheetProps) {
  const t = useTranslate()
  const format = useFormat()
  const [number, setNumber] = useState<string>(CARDS[0].number)
  return (
    <Dialog
      open
      locked={busy}
      onClose={onClose}
      size="small"
      title={t('checkout.wallet.title')}
      footer={
        <Button size="large" wide busy={busy} onClick={() => onPay(number)}>
          {!busy && <Fingerprint aria-hidden size={20} />}
          {busy ? t('checkout.card.asking') : t('checkout.wallet.confirm')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-ink-soft">{t('checkout.challenge.to')}</dt>
          <dd className="text-end font-semibold">{brand.name}</dd>
          <dt className="text-ink-soft">{t('checkout.challenge.amount')}</dt>
          <dd className="tabular text-end text-xl font-semibold">{format.money(amountCents)}</dd>
        </dl>
        <RadioCards
          legend={t('checkout.challenge.card')}
          name="wallet-card"
          value={number}
          onChange={setNumber}
          options={CARDS.map((card) => ({
            value: card.number,
            label: card.name,
            text: t(`checkout.test-cards.${card.outcome}`),
            icon: <CreditCard aria-hidden size={20} />,
          }))}
        />
        <p className="text-sm text-ink-soft">{t('checkout.card.play-money')}</p>
      </div>
    </Dialog>
  )
}
