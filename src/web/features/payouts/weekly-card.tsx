import { methodName } from '#domain/payout/method-name.ts'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { PayoutMethod } from './use-methods.ts'
import { usePayoutAction } from './use-payout-action.ts'

interface WeeklyCardProps {
  methods: PayoutMethod[]
  /** The method of the weekly payout; null while it is off. */
  methodId: string | null
}

/** The setting for automatic payouts of everything available, each Monday. */
export function WeeklyCard({ methods: all, methodId }: WeeklyCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const change = usePayoutAction('change-payout-settings')
  // Where it goes now stays in sight, also while the provider of the account wants something.
  const methods = all.filter(({ id, status }) => status === 'ready' || id === methodId)
  const isOn = change.isPending ? change.variables?.isWeekly === true : methodId !== null
  const set = (chosen: string | undefined) =>
    change.mutate(chosen ? { isWeekly: true, methodId: chosen } : { isWeekly: false }, {
      onSuccess: () =>
        void toast({ title: t(chosen ? 'payouts.weekly-on' : 'payouts.weekly-off'), tone: 'good' }),
      onError: (error) => void toast(errorToast(error, t)),
    })
  return (
    <Card as="section" aria-labelledby="payout-weekly">
      <h2 id="payout-weekly" className="text-xl">
        {t('payouts.weekly')}
      </h2>
      <div className="mt-2">
        <Switch
          label={t('payouts.weekly-label')}
          hint={
            methods.length > 0
              ? t('payouts.weekly-text', { amount: format.price(terms.minPayoutCents) })
              : t('payouts.weekly-needs')
          }
          disabled={methods.length === 0 || change.isPending}
          checked={isOn}
          onChange={(event) => set(event.target.checked ? methods[0]?.id : undefined)}
        />
      </div>
      {methodId !== null && methods.length > 1 && (
        <Select
          className="mt-3"
          label={t('payouts.destination')}
          value={methodId}
          disabled={change.isPending}
          onChange={(event) => set(event.target.value)}
          options={methods.map((method) => ({ value: method.id, label: methodName(method) }))}
        />
      )}
    </Card>
  )
}
