import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { useProof } from './use-proof.ts'

/** Where the person types what proves who they are: the password, or a code of the app or from a mail. */
export function ProofField({
  proof: { method, mailMe },
  error,
  autofocus = false,
}: {
  proof: Pick<ReturnType<typeof useProof>, 'method' | 'mailMe'>
  error: string | undefined
  autofocus?: boolean
}) {
  const t = useTranslate()
  const focus = autofocus ? { 'data-autofocus': true } : {}
  return (
    <>
      <p>{t(`proof.by-${method}`)}</p>
      {method === 'password' ? (
        <PasswordField label={t('proof.password')} name="proof" error={error} {...focus} />
      ) : (
        <TextField
          key={method}
          label={t('proof.code')}
          name="proof"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={error}
          {...focus}
        />
      )}
      {method === 'password' && (
        <Button variant="quiet" className="justify-self-start" onClick={() => void mailMe()}>
          {t('proof.mail-me')}
        </Button>
      )}
    </>
  )
}
