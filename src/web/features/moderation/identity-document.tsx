import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { IdentityProof } from '#contract/identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DocumentSide } from './document-side.tsx'
import { useIdentityProof } from './use-identity-proof.ts'
import type { WaitingIdentity } from './use-waiting-identities.ts'

/** The document and its details, once the moderator asks for them; each look is recorded. */
export function IdentityDocument({ submission: { id, step } }: { submission: WaitingIdentity }) {
  const t = useTranslate()
  const proof = useIdentityProof(id)
  return (
    <Card as="section" aria-label={t(`moderation.step.${step}`)} className="mt-6">
      {proof.data ? (
        <Proof proof={proof.data} onAgain={() => proof.mutate()} busy={proof.isPending} />
      ) : (
        <div className="grid justify-items-center gap-4 py-10 text-center">
          <LockKeyhole aria-hidden size={28} className="text-ink-soft" />
          <p className="max-w-md text-ink-soft">{t('moderation.document.private')}</p>
          <Button busy={proof.isPending} onClick={() => proof.mutate()}>
            {t('moderation.document.show')}
          </Button>
        </div>
      )}
      {proof.error && (
        <Notice tone="bad" live>
          {errorMessage(proof.error, t)}
        </Notice>
      )}
    </Card>
  )
}

function Proof({ proof, onAgain, busy }: { proof: IdentityProof; onAgain: () => void; busy: boolean }) {
  const t = useTranslate()
  const { back, details } = proof
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_18rem]">
      <div className="grid min-w-0 gap-6">
        <DocumentSide {...{ proof, onAgain, busy }} file={proof} {...(back && { side: 'front' })} />
        {back && <DocumentSide {...{ proof, onAgain, busy }} file={back} side="back" />}
        <p className="text-sm text-ink-soft">{t('moderation.document.logged')}</p>
      </div>
      <Details details={details} />
    </div>
  )
}

/** As people and their documents name them; the database keeps no order. */
const ORDER = [
  'name',
  'firstName',
  'lastName',
  'birthDate',
  'documentType',
  'documentNumberEnd',
  'validUntil',
  'registrationNumber',
  'vatId',
  'street',
  'postalCode',
  'city',
  'country',
]
const orderOf = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length)

function Details({ details }: Pick<IdentityProof, 'details'>) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const written = Object.entries(details).sort(([a], [b]) => orderOf(a) - orderOf(b))
  if (written.length === 0)
    return <p className="text-sm text-ink-soft">{t('moderation.document.no-details')}</p>
  const show = (field: string, value: string) => {
    if (field === 'birthDate' || field === 'validUntil')
      return format.date(`${value}T00:00:00Z`, 'date', 'UTC')
    if (field === 'country') return new Intl.DisplayNames(language, { type: 'region' }).of(value) ?? value
    if (field === 'documentType') return t.optional(`kyc.identity.type.${value}`) ?? value
    return value
  }
  return (
    <dl className="grid content-start gap-3">
      {written.map(([field, value]) => (
        <div key={field}>
          <dt className="text-sm text-ink-soft">{t.optional(`moderation.field.${field}`) ?? field}</dt>
          <dd className="font-semibold break-words">{show(field, value)}</dd>
        </div>
      ))}
    </dl>
  )
}
