import type { ReactNode } from 'react'
import { methodName } from '#domain/payout/method-name.ts'
import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { SignalNote } from '../../entities/signal/signal-note.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useMayWork } from '../../lib/use-may-work.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { EarlierPayouts } from './earlier-payouts.tsx'
import { PayoutDecision } from './payout-decision.tsx'
import { type QueuedPayout, withheldSince } from './use-queue.ts'
import { yesTo } from './yes-to.ts'

const TONES = {
  requested: 'notice',
  approved: 'notice',
  paid: 'good',
  failed: 'bad',
  rejected: 'bad',
} as const

/** One payout as the back office decides on it: who, how much, to whose account, and what speaks against it. */
export function QueuedRow({ payout }: { payout: QueuedPayout }) {
  const t = useTranslate()
  const format = useFormat()
  const { person, method, status } = payout
  const name = person.name || person.email
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          <Link to={`/admin/users/${person.id}`} className="underline underline-offset-4">
            {name}
          </Link>
        </h2>
        <OpeningAmount
          label={t('payouts.number', { number: payout.number })}
          cents={payout.amount_cents}
          filter={{ isCase: true, account: 'payout', kinds: ['payout'], payoutId: payout.id }}
          className="font-display text-2xl font-bold"
        />
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        <Fact label={t('payouts.admin.number')}>
          {`${payout.number} · ${format.date(payout.created_at, 'date-time', viewerZone())}`}
        </Fact>
        <Fact label={t('payouts.admin.source')}>
          {t(`ledger.account.${payout.account}`)}
          {payout.is_automatic && ` · ${t('payouts.automatic')}`}
        </Fact>
        <Fact label={t('payouts.admin.account')}>
          <span className="tabular">{methodName(method)}</span>
          {` · ${method.holder}`}
        </Fact>
        <Fact label={t('payouts.admin.mail')}>{person.email}</Fact>
        <Fact label={t('payouts.admin.level')}>
          {t('payouts.admin.level-value', {
            level: person.kyc_level,
            date: format.date(person.created_at, 'date', viewerZone()),
          })}
        </Fact>
        <Fact label={t('payouts.admin.added')}>{format.date(method.created_at, 'date', viewerZone())}</Fact>
        {status === 'requested' && (
          <Fact label={t('payouts.admin.history')}>
            <EarlierPayouts payout={payout} />
          </Fact>
        )}
      </dl>
      <Warnings payout={payout} />
      {status === 'requested' && <SignalNote personId={person.id} />}
      {status === 'requested' || (status === 'approved' && isPaidByHand(payout)) ? (
        <Decisions payout={payout} name={name} />
      ) : (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={TONES[status]}>{t(`payouts.status.${status}`)}</Badge>
          {payout.status_reason &&
            (t.optional(`payouts.failure.${payout.status_reason}`) ?? payout.status_reason)}
        </p>
      )}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

const isPaidByHand = (payout: QueuedPayout): boolean =>
  payout.method.kind === 'iban' && payout.order_ids === null

/** Circumstances to check before the money is sent. */
function Warnings({ payout }: { payout: QueuedPayout }) {
  const t = useTranslate()
  const format = useFormat()
  const { person, is_other_name: isOtherName } = payout
  const isOpen = payout.status === 'requested' || payout.status === 'approved'
  const withheld = isOpen ? withheldSince(payout) : undefined
  const { first } = payout
  const user = useUser()
  const isLarge = payout.needs_two && payout.status === 'requested'
  if (!person.is_blocked && !isOtherName && !isLarge && !withheld) return null
  return (
    <p className="flex flex-wrap gap-2">
      {person.is_blocked && <Badge tone="bad">{t('payouts.admin.blocked')}</Badge>}
      {withheld && (
        <Badge tone="bad">
          {t('payouts.admin.withheld', { date: format.date(withheld, 'date', viewerZone()) })}
        </Badge>
      )}
      {isLarge && (
        <Badge tone="notice">
          {first
            ? t(first.id === user?.id ? 'payouts.admin.first-by-you' : 'payouts.admin.first-by', {
                name: first.name || t('admin.nameless'),
              })
            : t('payouts.admin.needs-two')}
        </Badge>
      )}
      {isOtherName && <Badge tone="bad">{t('payouts.admin.other-name')}</Badge>}
    </p>
  )
}

/** A large payout names who approved it first, and is approved by another one. */
function Decisions({ payout, name }: { payout: QueuedPayout; name: string }) {
  const t = useTranslate()
  const format = useFormat()
  const maySeeNumbers = useMayWork('finance')
  const user = useUser()
  const { status, bank_file: file, needs_two: needsTwo, first, person, amount_cents } = payout
  const isWaiting = status === 'requested'
  const yes = isWaiting
    ? yesTo({ needsTwo, firstId: first?.id, payeeId: person.id }, user?.id)
    : ('confirm' as const)
  const question = isWaiting &&
    first && {
      title: t('office.second.approve-title', { amount: format.money(amount_cents) }),
      text: t('office.second.approve-payout', { name }),
    }
  return (
    <PayoutDecision
      payout={payout}
      name={name}
      yes={yes}
      no={isWaiting ? 'reject' : 'fail'}
      question={question || undefined}
    >
      {file && maySeeNumbers && (
        <DocumentButton
          label={t('payouts.admin.again', { file })}
          name="export-payouts"
          input={{ file }}
          type="application/xml"
        />
      )}
    </PayoutDecision>
  )
}
