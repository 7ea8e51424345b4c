import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The other half of the neighbourhood: those who have something to lend. */
export function LendCall() {
  const t = useTranslate()
  return (
    <section aria-labelledby="lend" className="page pt-10 pb-20">
      <div className="grid items-center gap-6 rounded-sheet bg-feature px-6 py-12 text-on-feature md:grid-cols-[1fr_auto] md:px-14">
        <div>
          <h2 id="lend" className="max-w-xl text-2xl md:text-3xl">
            {t('home.lend.title')}
          </h2>
          <p className="mt-3 max-w-xl text-lg opacity-90">{t('home.lend.text')}</p>
        </div>
        <LinkButton to="/upload" variant="inverse" size="large">
          {t('home.lend.action')}
        </LinkButton>
      </div>
    </section>
  )
}
