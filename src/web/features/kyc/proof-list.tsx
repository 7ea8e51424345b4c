import Building from 'lucide-react/icons/building-complex'
import Camera from 'lucide-react/icons/camera'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Landmark from 'lucide-react/icons/landmark'
import type { ComponentType } from 'react'
import { LEVEL_OF_STEP, type ProvenStep } from '#domain/kyc/document.ts'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import { terms } from '#domain/settings/terms.ts'
import type { Identity } from '../../entities/identity/load-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { DocumentEnd } from './document-end.tsx'
import { type ProofState, STEPS, stateOf } from './proofs.ts'
import { RejectionText } from './rejection-text.tsx'

type Entry = ProvenStep | 'method'

const ENTRIES: readonly Entry[] = [...STEPS.slice(0, 3), 'method', ...STEPS.slice(3)]

const ICONS: Record<Entry, ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>> = {
  identity: IdCard,
  selfie: Camera,
  address: House,
  method: Landmark,
  business: Building,
}

const TONES: Record<ProofState, BadgeTone> = {
  missing: 'plain',
  pending: 'notice',
  verified: 'good',
  rejected: 'bad',
}

/** Every proof: what it is for, its state, and the link to hand it in. */
export function ProofList({ identity }: { identity: Identity }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="proofs" className="mt-8">
      <h2 id="proofs" className="text-xl">
        {t('kyc.proofs.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {ENTRIES.map((entry) => (
          <Proof key={entry} entry={entry} identity={identity} />
        ))}
      </ul>
    </section>
  )
}

function Proof({ entry, identity }: { entry: Entry; identity: Identity }) {
  const t = useTranslate()
  const format = useFormat()
  const Icon = ICONS[entry]
  const state =
    entry === 'method'
      ? identity.level >= KYC_LEVELS.lender
        ? 'verified'
        : 'missing'
      : stateOf(identity, entry)
  const submission = entry === 'method' ? undefined : identity.steps[entry]
  return (
    <li className="flex gap-4 p-4">
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="font-semibold">{t(`kyc.proofs.${entry}`)}</h3>
          <Badge tone={TONES[state]}>
            {t(
              state === 'missing' && entry === 'business'
                ? 'kyc.proofs.is-optional'
                : `kyc.proofs.is-${state}`,
            )}
          </Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {t(
            entry === 'identity' && terms.identityFromCents > 0
              ? 'kyc.proofs.identity-text-from'
              : `kyc.proofs.${entry}-text`,
            {
              from: format.price(terms.identityFromCents),
              amount: format.price(terms.selfieAboveCents),
            },
          )}
        </p>
        {entry === 'identity' && state === 'verified' && <DocumentEnd identity={identity} />}
        {state === 'pending' && submission && <SentAt at={submission.submitted_at} />}
        {state === 'rejected' && submission && (
          <div className="mt-2 text-sm font-medium text-danger-ink">
            <RejectionText submission={submission} />
          </div>
        )}
        {(state === 'missing' || state === 'rejected') && (
          <Link
            to={entry === 'method' ? '/dashboard/payout-settings' : `?level=${LEVEL_OF_STEP[entry]}`}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent-ink underline"
          >
            {t(state === 'rejected' ? 'kyc.proofs.again' : `kyc.proofs.${entry}-add`)}
          </Link>
        )}
      </div>
    </li>
  )
}

function SentAt({ at }: { at: string }) {
  const t = useTranslate()
  const format = useFormat()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <p className="tabular mt-1 text-sm text-ink-soft">
      {t('kyc.proofs.sent', { date: format.date(at, 'date-time', zone) })}
    </p>
  )
}
