import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'

/** Says on every page that nobody's money moves, where the operator tries a site that is open to real people. */
export function PlayMoneyBanner() {
  const t = useTranslate()
  if (!brand.playMoney) return null
  return (
    // Its sentence is its name: other pages have an aside of their own.
    <aside
      id="play-money"
      aria-labelledby="play-money"
      className="bg-notice px-4 py-2 text-center text-sm font-semibold text-on-notice"
    >
      {t('shell.play-money')}
    </aside>
  )
}
