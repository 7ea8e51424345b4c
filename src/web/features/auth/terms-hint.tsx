import type { ReactNode } from 'react'
import { RichText } from '../../i18n/rich-text.tsx'
import { Link } from '../../ui/link.tsx'

/** What one agrees to where an account is made without a box to tick. */
export function TermsHint() {
  const link = (to: string) => (words: ReactNode) => (
    <Link to={to} target="_blank" className="underline">
      {words}
    </Link>
  )
  return (
    <p className="text-sm text-ink-soft">
      <RichText id="auth.here.agree" tags={{ terms: link('/terms'), privacy: link('/privacy') }} />
    </p>
  )
}
