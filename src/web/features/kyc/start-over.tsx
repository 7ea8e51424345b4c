import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResetIdentity } from '#contract/identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'

/** Goes back to the first step after a confirmation: documents and level are deleted. */
export function StartOver() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useStartOver(() => setOpen(false))
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('kyc.reset.open')}
      </Button>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        size="small"
        title={t('kyc.reset.title')}
        action={t('kyc.reset.open')}
        busy={isPending}
        danger
        onAction={() => mutate()}
      >
        <p>{t('kyc.reset.text')}</p>
      </ActionDialog>
    </>
  )
}

function useStartOver(onDone: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => callFunction<ResetIdentity>('reset-identity'),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['identity'] })
      toast({ title: t('kyc.reset.done') })
      onDone()
      void navigate('/kyc-onboarding', { replace: true })
    },
    onError: (error) => void toast(errorToast(error, t)),
  })
}
