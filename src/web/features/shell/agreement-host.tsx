import { Suspense, useEffect, useState } from 'react'
import { askToAgreeBy } from '../../lib/agreement.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

const AgreementDialog = lazyPart(async () => ({
  default: (await import('./agreement-dialog.tsx')).AgreementDialog,
}))

/** Where the person is asked to agree to new terms, once an act of theirs needs that. */
export function AgreementHost() {
  const [done, setDone] = useState<(hasAgreed: boolean) => void>()
  useEffect(() => askToAgreeBy((next) => setDone(() => next)), [])
  if (!done) return null
  return (
    <Suspense>
      <AgreementDialog
        onEnd={(hasAgreed) => {
          setDone(undefined)
          done(hasAgreed)
        }}
      />
    </Suspense>
  )
}
