import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Offers to install the site, once, after a rental went well and where the browser can. */
export function InstallOffer() {
  const t = useTranslate()
  const [isAsked, setAsked] = useLocalStorage('installAsked', false, (stored) => stored === true)
  const prompt = globalThis.window?.installPrompt
  if (isAsked || !prompt) return null
  return (
    <Card as="section" aria-labelledby="install-offer" className="mt-6 print:hidden">
      <h2 id="install-offer" className="text-lg">
        {t('booking.install.title', { brand: brand.name })}
      </h2>
      <p className="mt-1 text-ink-soft">{t('booking.install.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            setAsked(true)
            // It can be shown once only, whatever the answer is.
            void prompt.prompt()
            delete window.installPrompt
          }}
        >
          {t('booking.install.yes')}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('booking.install.no')}
        </Button>
      </div>
    </Card>
  )
}
