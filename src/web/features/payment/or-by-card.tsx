import { useTranslate } from '../../i18n/translation.tsx'

/** The line between the wallets and the form of a card. */
export function OrByCard() {
  const t = useTranslate()
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t('checkout.wallet.or')}
    </p>
  )
}
