import { useTranslate } from '../../../i18n/translation.tsx'

/** A first call to try a key with. */
export function KeyExample() {
  const t = useTranslate()
  const address = `${location.origin}/rest/v1/bookings?select=id,status,start_date,end_date&status=eq.confirmed`
  return (
    <>
      <p className="mt-5">{t('developer.keys.example')}</p>
      <pre className="relative mt-2 overflow-x-auto rounded-card bg-sunken p-4 text-sm">
        <code>{`curl "${address}" \\\n  -H "Authorization: Bearer lend_…"`}</code>
      </pre>
    </>
  )
}
