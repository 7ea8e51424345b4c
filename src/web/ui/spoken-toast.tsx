import type { ShownToast } from './toast-corner.tsx'

/** Reads the newest message out. Always in the page: a live region has to be there before its words. */
export function SpokenToast({ toast }: { toast: ShownToast | undefined }) {
  const words = toast && [toast.title, toast.description].filter(Boolean).join('. ')
  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {toast?.tone === 'bad' && words}
      </p>
      <p aria-live="polite" className="sr-only">
        {toast?.tone !== 'bad' && words}
      </p>
    </>
  )
}
