import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { clearBookingData } from './use-booking-data.ts'
import { useWayBack } from './use-way-back.ts'

/** Gives the dates back at once and returns to where the checkout began; the basket stays as it is. */
export function ReleaseButton() {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const back = useWayBack()
  const [busy, setBusy] = useState(false)

  async function release() {
    setBusy(true)
    try {
      await callFunction('release-hold')
      clearBookingData()
      queries.removeQueries({ queryKey: ['checkout'] })
      await navigate(back.to)
    } catch (error) {
      toast(errorToast(error, t))
      setBusy(false)
    }
  }

  return (
    <Button variant="quiet" size="small" busy={busy} onClick={release}>
      {t(`checkout.release.${back.place}`)}
    </Button>
  )
}
