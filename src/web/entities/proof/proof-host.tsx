import { type FormEvent, useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { askBy } from '../../lib/demands.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProofField } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

/** Where a person who signed in a while ago proves once more who they are, once an act of theirs needs that. */
export function ProofHost() {
  const [done, setDone] = useState<(isProved: boolean) => void>()
  useEffect(() => askBy('REAUTHENTICATION_NEEDED', (next) => setDone(() => next)), [])
  if (!done) return null
  return (
    <ProofDialog
      onEnd={(isProved) => {
        setDone(undefined)
        done(isProved)
      }}
    />
  )
}

function ProofDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const t = useTranslate()
  const proof = useProof()
  const [missing, setMissing] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('proof')).trim()
    setMissing(!given)
    if (given && (await proof.afterProof(given, async () => {}))) onEnd(true)
  }

  return (
    <ActionDialog
      onClose={() => onEnd(false)}
      size="small"
      title={t('proof.title')}
      action={t('proof.confirm')}
      busy={proof.busy}
      form="prove-identity"
    >
      <form id="prove-identity" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {proof.problem && (
          <Notice tone="bad" live>
            {proof.problem}
          </Notice>
        )}
        <p>{t('proof.why')}</p>
        <ProofField proof={proof} error={missing ? t('proof.missing') : undefined} autofocus />
      </form>
    </ActionDialog>
  )
}
