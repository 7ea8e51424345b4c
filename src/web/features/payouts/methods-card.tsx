import Landmark from 'lucide-react/icons/landmark'
import Trash from 'lucide-react/icons/trash'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import { methodName, providerName } from '#domain/payout/method-name.ts'
import type { PayoutMethodKind } from '#domain/payout/payout-method.ts'
import { MAX_PAYOUT_METHODS } from '#domain/payout/payout-rules.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MethodForm } from './method-form.tsx'
import { MethodStatus } from './method-status.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { PayoutMethod } from './use-methods.ts'

function MethodIcon({ kind }: { kind: PayoutMethodKind }) {
  const Icon = kind === 'iban' ? Landmark : Wallet
  return <Icon aria-hidden size={20} className="shrink-0 text-accent-ink" />
}

/** The person's payout methods, and a form for another bank account. */
export function MethodsCard({ methods, kycLevel }: { methods: PayoutMethod[]; kycLevel: number }) {
  const t = useTranslate()
  const [leaving, setLeaving] = useState<PayoutMethod>()
  return (
    <Card as="section" aria-labelledby="payout-methods">
      <h2 id="payout-methods" className="text-xl">
        {t('payouts.methods')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('payouts.methods-text')}</p>
      {methods.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {methods.map((method) => (
            <li key={method.id} className="flex items-center gap-3 py-3">
              <MethodIcon kind={method.kind} />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="tabular font-semibold">{methodName(method)}</span>
                  {method.kind !== 'iban' && <MethodStatus status={method.status} />}
                </p>
                <p className="truncate text-sm text-ink-soft">{method.holder}</p>
                {method.status === 'closed' && (
                  <p className="text-sm">
                    {t('payouts.account-where.closed-text', { provider: providerName(method.kind) })}
                  </p>
                )}
                {method.status !== 'ready' && method.status !== 'closed' && (
                  <Link
                    to="/dashboard/payout-account"
                    className="inline-flex min-h-11 items-center underline"
                  >
                    {t('payouts.account-continue', { provider: providerName(method.kind) })}
                  </Link>
                )}
              </div>
              <IconButton
                label={t('payouts.remove-method', { account: methodName(method) })}
                icon={<Trash aria-hidden size={18} />}
                onClick={() => setLeaving(method)}
              />
            </li>
          ))}
        </ul>
      )}
      {methods.length > 0 && kycLevel < KYC_LEVELS.lender && (
        <div className="mt-4">
          <Notice tone="caution" title={t('payouts.proof-needed')}>
            <p>{t('payouts.proof-text')}</p>
            <LinkButton
              to="/kyc-onboarding?level=4&next=/dashboard/payout-settings"
              variant="secondary"
              className="mt-3"
            >
              {t('payouts.proof')}
            </LinkButton>
          </Notice>
        </div>
      )}
      {methods.length < MAX_PAYOUT_METHODS && <MethodForm />}
      {leaving && <RemoveDialog method={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  )
}
