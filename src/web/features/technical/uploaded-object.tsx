import type { Bucket } from '@supabase/storage-js'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { type ObjectAddresses, SIGNED_SECONDS } from './object-addresses.ts'

interface UploadedObjectProps {
  bucket: Bucket
  path: string
  addresses: ObjectAddresses
  onRemoved: () => void
}

/** The addresses of the uploaded file: public, signed and, for a picture, rendered. */
export function UploadedObject({ bucket, path, addresses, onRemoved }: UploadedObjectProps) {
  const t = useTranslate()
  const removal = useMutation({
    mutationFn: async () => {
      const { storage } = await supabase()
      const { error } = await storage.from(bucket.id).remove([path])
      if (error) throw error
    },
    onSuccess: () => {
      toast({ title: t('content.technical.removed'), tone: 'good' })
      onRemoved()
    },
    onError: (error) => toast(errorToast(error, t)),
  })
  const minutes = SIGNED_SECONDS / 60
  return (
    <section aria-labelledby="uploaded" className="mt-8">
      <h2 id="uploaded" className="text-xl">
        {t('content.technical.uploaded')}
      </h2>
      <p role="status" className="mt-1 text-sm break-all text-ink-soft">{`${bucket.id}/${path}`}</p>
      {addresses.rendered && (
        <img
          src={addresses.rendered}
          alt={t('content.technical.sent')}
          className="mt-4 max-h-96 rounded-card border border-line"
        />
      )}
      <dl className="mt-4 grid gap-4">
        <Address name={t('content.technical.address-public')} to={addresses.public}>
          {t('content.technical.address-none')}
        </Address>
        <Address name={t('content.technical.address-signed', { minutes })} to={addresses.signed} />
        <Address name={t('content.technical.address-rendered')} to={addresses.rendered}>
          {t('content.technical.address-no-picture')}
        </Address>
      </dl>
      <Button variant="secondary" className="mt-6" busy={removal.isPending} onClick={() => removal.mutate()}>
        {t('content.technical.remove')}
      </Button>
    </section>
  )
}

interface AddressProps {
  name: string
  to: string | undefined
  /** Why there is none. */
  children?: string
}

const Address = ({ name, to, children }: AddressProps) => (
  <div>
    <dt className="text-sm font-semibold">{name}</dt>
    <dd className="mt-0.5 text-sm break-all">
      {to ? (
        <a href={to} target="_blank" rel="noreferrer" className="text-accent-ink underline">
          {to}
        </a>
      ) : (
        <span className="text-ink-soft">{children}</span>
      )}
    </dd>
  </div>
)
