import { useState } from 'react'
import type { OpenedPayoutAccount } from '#contract/payouts.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { usePayoutAction } from './use-payout-action.ts'

/** Takes the person to the payment provider's pages, where they open their account or go on with it. */
export function useOpenAccount() {
  const t = useTranslate()
  const [isLeaving, setLeaving] = useState(false)
  const action = usePayoutAction<OpenedPayoutAccount>('open-payout-account')
  const open = (country: string) =>
    action.mutate(
      { country },
      {
        onSuccess: ({ url }) => {
          setLeaving(true)
          window.location.assign(url)
        },
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  return { open, isOpening: action.isPending || isLeaving, error: action.error }
}
