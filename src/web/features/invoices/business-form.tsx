import { type FormEvent, useState } from 'react'
import type { LenderBusiness } from '#contract/invoices.ts'
import { residences } from '#domain/settings/offered-countries.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { likelyCountry } from '../../lib/likely-country.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { businessFaults } from './business-faults.ts'
import { BusinessFields } from './business-fields.tsx'
import { useSaveBusiness } from './use-business.ts'

interface BusinessFormProps {
  known: LenderBusiness | null
  /** What was proven of the person. */
  suggested: Partial<LenderBusiness>
}

/** Private person or business, and of a business what its invoices need. */
export function BusinessForm({ known, suggested }: BusinessFormProps) {
  const t = useTranslate()
  const [kind, setKind] = useState<'private' | 'business'>(known ? 'business' : 'private')
  const [business, setBusiness] = useState<LenderBusiness>(() => known ?? emptyBusiness(suggested))
  const [isTried, setTried] = useState(false)
  const save = useSaveBusiness()
  const faults = businessFaults(business)
  const isChanged = kind === 'business' || known !== null

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (kind === 'business' && Object.keys(faults).length > 0) return
    save.mutate(kind === 'business' ? business : null, {
      onSuccess: () => void toast({ title: t('invoices.saved'), tone: 'good' }),
      onError: (error) => void toast(errorToast(error, t)),
    })
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
      <RadioCards
        legend={t('invoices.kind')}
        hideLegend
        name="lender-kind"
        columns={2}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'private', label: t('invoices.private'), text: t('invoices.private-text') },
          { value: 'business', label: t('invoices.as-business'), text: t('invoices.as-business-text') },
        ]}
      />
      {kind === 'business' && (
        <BusinessFields
          business={business}
          faults={isTried ? faults : {}}
          onChange={(change) => setBusiness((before) => ({ ...before, ...change }))}
        />
      )}
      {isChanged && (
        <div>
          <Button type="submit" variant="secondary" busy={save.isPending}>
            {t('invoices.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

const emptyBusiness = (suggested: Partial<LenderBusiness>): LenderBusiness => ({
  name: '',
  street: '',
  postalCode: '',
  city: '',
  country: likelyCountry(navigator.languages, residences()),
  chargesVat: true,
  vatId: null,
  taxNumber: null,
  ...suggested,
})
