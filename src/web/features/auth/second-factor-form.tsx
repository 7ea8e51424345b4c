import { useState } from 'react'
import { brand } from '#contract/brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { supabase } from '../../lib/supabase.ts'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { CodeForm } from './code-form.tsx'

const isRecoveryCode = (code: string) => /^([\da-f]{16}|[\da-z]{24})$/i.test(code.replaceAll('-', ''))

/** The second factor, which the account wants besides the password: a code from the app, or a recovery code. */
export function SecondFactorForm() {
  const t = useTranslate()
  const signOut = useSignOut()
  const [byRecovery, setByRecovery] = useState(false)
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {byRecovery ? t('auth.second.recovery-text') : t('auth.second.text', { brand: brand.name })}
      </p>
      <CodeForm
        key={String(byRecovery)}
        label={byRecovery ? t('auth.second.recovery-label') : t('auth.code.label')}
        onCode={answer}
        {...(byRecovery && { isComplete: isRecoveryCode, missing: t('auth.second.recovery-missing') })}
      >
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="quiet" onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? t('auth.second.use-app') : t('auth.second.use-recovery')}
          </Button>
          <Button variant="quiet" onClick={() => void signOut()}>
            {t('auth.second.cancel')}
          </Button>
        </div>
      </CodeForm>
    </div>
  )
}

/** Asks the first factor that is set up and answers with the code; the session store hears of the better session. */
async function answer(code: string): Promise<void> {
  const { auth } = await supabase()
  const { data, error } = await auth.mfa.listFactors()
  if (error) throw error
  const factor = data.totp[0] ?? data.all.find(({ status }) => status === 'verified')
  if (!factor) throw new ApiError('NOT_FOUND', 'no factor is set up')
  const verified = await auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  if (verified.error) throw verified.error
}
