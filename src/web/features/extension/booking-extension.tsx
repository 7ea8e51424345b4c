import { EXTENSION_LIFECYCLE } from '#domain/booking/extension-lifecycle.ts'
import { allowedTransitions } from '#domain/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { isRunning } from './extend-button.tsx'
import type { ExtendableBooking } from './extend-dialog.tsx'
import { type Extension, useExtensionAction, useOpenExtension } from './use-extension.ts'

interface BookingExtensionProps {
  booking: ExtendableBooking
  side: 'renter' | 'owner'
}

/** A later end of a rental that was asked for, to be answered by the lender where they want to be asked. */
export function BookingExtension({ booking, side }: BookingExtensionProps) {
  const { data: open } = useOpenExtension(booking.id)
  if (!open || !isRunning(booking)) return null
  return <OpenExtension extension={open} booking={booking} side={side} />
}

function OpenExtension({ extension, booking, side }: BookingExtensionProps & { extension: Extension }) {
  const t = useTranslate()
  const format = useFormat()
  const { mutateAsync, isPending, variables } = useExtensionAction(extension)
  const at = (instant: string) => format.date(instant, 'date-time', booking.time_zone)
  const allowed = allowedTransitions(EXTENSION_LIFECYCLE, extension.status, [side])
  const state = extension.status === 'paying' ? 'paying' : 'requested'
  return (
    <Card as="section" aria-labelledby="rental-extension" className="mt-5 grid gap-3">
      <h2 id="rental-extension" className="text-xl">
        {t('extension.open')}
      </h2>
      <p>
        {t(`extension.${state}.${side}`, {
          end: at(extension.to_end),
          amount: format.money(extension.price_cents),
          until: at(extension.expires_at),
        })}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {(['accept', 'decline', 'cancel'] as const).map(
          (action) =>
            allowed.includes(action) && (
              <Button
                key={action}
                variant={action === 'accept' ? 'primary' : 'secondary'}
                busy={isPending && variables === action}
                onClick={() =>
                  // What was asked for goes with its answer, and callbacks of a mutation go with the component.
                  void mutateAsync(action).then(
                    () => toast({ title: t(`extension.${action}.done`), tone: 'good' }),
                    (error) => toast(errorToast(error, t)),
                  )
                }
              >
                {t(`extension.${action}`)}
              </Button>
            ),
        )}
      </div>
    </Card>
  )
}
