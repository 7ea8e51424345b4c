import { type FormEvent, useState } from 'react'
import { brand } from '#contract/brand.ts'
import type { TestOnboarding } from '#contract/payouts.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { useLanguage } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { type BankChoice, type Outcome, useAnswer } from './use-onboarding.ts'

const OUTCOMES = ['verified', 'incomplete', 'refused'] as const
const BANKS = ['open', 'closing'] as const

/** A provider's questions, the other way round: the account's owner chooses what the provider finds out. */
export function OnboardingForm({ link, account }: { link: string; account: TestOnboarding }) {
  const t = useTranslate()
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const [outcome, setOutcome] = useState<Outcome>('verified')
  const [bank, setBank] = useState<BankChoice>('open')
  const { mutate, error, isPending, isSuccess } = useAnswer(link)

  function submit(event: FormEvent) {
    event.preventDefault()
    mutate({ outcome, bank })
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4">
        <dt className="text-ink-soft">{t('payouts.testpay.for')}</dt>
        <dd className="text-end font-semibold">{brand.name}</dd>
        <dt className="text-ink-soft">{t('payouts.testpay.email')}</dt>
        <dd className="min-w-0 break-words text-end font-semibold">{account.email}</dd>
        <dt className="text-ink-soft">{t('payouts.testpay.country')}</dt>
        <dd className="text-end font-semibold">{countries.of(account.country)}</dd>
      </dl>
      <RadioCards
        legend={t('payouts.testpay.outcome')}
        name="outcome"
        value={outcome}
        onChange={setOutcome}
        options={OUTCOMES.map((value) => ({
          value,
          label: t(`payouts.testpay.outcome.${value}`),
          text: t(`payouts.testpay.outcome.${value}-text`),
        }))}
      />
      {outcome === 'verified' && (
        <RadioCards
          legend={t('payouts.testpay.bank')}
          name="bank"
          value={bank}
          onChange={setBank}
          options={BANKS.map((value) => ({
            value,
            label: t(`payouts.testpay.bank.${value}`),
            text: t(`payouts.testpay.bank.${value}-text`),
          }))}
        />
      )}
      {error && (
        <Notice tone="bad" live>
          {errorMessage(error, t)}
        </Notice>
      )}
      <Button type="submit" size="large" wide busy={isPending || isSuccess}>
        {t('payouts.testpay.send')}
      </Button>
    </form>
  )
}
