import { useState } from 'react'
import { ProviderMark } from '../../entities/provider/provider-mark.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage, useRootData } from '../../lib/root-data.ts'
import { ABOUT_SIGN_IN, toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'

interface ProviderButtonsProps {
  /** The code of the person who brought this one, for an account that is made. */
  referralCode?: () => string
}

/** Signing in or up with an account elsewhere: a button for each provider that the operator has set up. */
export function ProviderButtons({ referralCode }: ProviderButtonsProps) {
  const t = useTranslate()
  const locale = useLanguage()
  const { providers = [] } = useRootData().config
  const [leaving, setLeaving] = useState<string>()

  async function go(id: string) {
    setLeaving(id)
    try {
      const code = referralCode?.()
      const { goToProvider } = await import('../../lib/provider-sign-in.ts')
      await goToProvider(id, { locale, ...(code && { referral_code: code }) })
    } catch (error) {
      setLeaving(undefined)
      toast({ title: errorMessage(error, t), tone: 'bad', about: ABOUT_SIGN_IN })
    }
  }

  return providers.map(({ id, label }) => (
    <Button key={id} variant="secondary" wide busy={leaving === id} onClick={() => void go(id)}>
      <ProviderMark id={id} />
      {t('auth.provider.continue', { provider: label })}
    </Button>
  ))
}
