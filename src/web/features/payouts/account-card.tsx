import { type FormEvent, useState } from 'react'
import { providerName } from '#domain/payout/method-name.ts'
import { type AccountKind, accountCountries } from '#domain/payout/payout-method.ts'
import { isResidence } from '#domain/settings/offered-countries.ts'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { useOpenAccount } from './use-open-account.ts'

interface AccountCardProps {
  kind: AccountKind
  /** The country of a bank account that the person has. */
  home: string | undefined
}

/** The other way to be paid: an account at the payment provider, which asks its questions on its own pages. */
export function AccountCard({ kind, home }: AccountCardProps) {
  const t = useTranslate()
  const language = useLanguage()
  const provider = providerName(kind)
  const offered = accountCountries(brand.currency).filter(isResidence)
  const countries = useCountries(offered)
  const [country, setCountry] = useState(
    () => [home, COUNTRY_OF[language]].find((each) => offered.some((one) => one === each)) ?? offered[0],
  )
  const { open, isOpening } = useOpenAccount()
  if (!country) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (country) open(country)
  }

  return (
    <Card as="section" aria-labelledby="payout-account">
      <h2 id="payout-account" className="text-xl">
        {t('payouts.account', { provider })}
      </h2>
      <p className="mt-1 text-ink-soft">{t('payouts.account-text', { provider })}</p>
      <form onSubmit={submit} className="mt-4 grid gap-4">
        <Select
          label={t('payouts.account-country')}
          hint={t('payouts.account-country-hint')}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          options={countries}
        />
        <div>
          <Button type="submit" busy={isOpening}>
            {t('payouts.account-continue', { provider })}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The country in which most readers of a language live. */
const COUNTRY_OF: Record<string, string> = { en: 'IE', de: 'DE', es: 'ES', fr: 'FR' }
