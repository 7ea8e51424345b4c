import { useEffect, useState } from 'react'
import { askBy } from '../../lib/demands.ts'
import { AgreementDialog } from './agreement-dialog.tsx'

/** Where the person is asked to agree to new terms, once an act of theirs needs that. */
export function AgreementHost() {
  const [done, setDone] = useState<(hasAgreed: boolean) => void>()
  useEffect(() => askBy('AGREEMENT_DUE', (next) => setDone(() => next)), [])
  if (!done) return null
  return (
    <AgreementDialog
      onEnd={(hasAgreed) => {
        setDone(undefined)
        done(hasAgreed)
      }}
    />
  )
}
