import { type FormEvent, useState } from 'react'
import type { CreatedApiKey } from '#contract/integrations.ts'
import { API_KEY_DAYS, scopesFor } from '#domain/access/api-scopes.ts'
import { ProofField } from '../../../entities/proof/proof-field.tsx'
import { useProof } from '../../../entities/proof/use-proof.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { callFunction } from '../../../lib/call-function.ts'
import { useUser } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { ActionDialog } from '../../../ui/action-dialog.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Fault = 'name' | 'scopes' | 'proof'

/** Asks what a new key is for and may do, has the person prove who they are, and makes it. */
export function CreateKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const t = useTranslate()
  const { duration } = useFormat()
  const user = useUser()
  const proof = useProof()
  const [faults, setFaults] = useState<readonly Fault[]>([])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name')).trim()
    const scopes = form.getAll('scope')
    const given = String(form.get('proof')).trim()
    const missing = { name: !name, scopes: scopes.length === 0, proof: !given }
    const found = (Object.keys(missing) as Fault[]).filter((fault) => missing[fault])
    setFaults(found)
    if (found.length > 0) return
    void proof.afterProof(given, async () => {
      const body = { name, scopes, days: Number(form.get('days')) }
      const { key } = await callFunction<CreatedApiKey>('create-api-key', body)
      onMade(key)
    })
  }

  const errorOf = (fault: Fault, text: string) => (faults.includes(fault) ? text : undefined)
  const scopesError = errorOf('scopes', t('developer.keys.scopes-missing'))
  return (
    <ActionDialog
      onClose={onClose}
      title={t('developer.keys.create')}
      action={t('developer.keys.create')}
      busy={proof.busy}
      form="create-key"
    >
      <form id="create-key" onSubmit={submit} noValidate className="grid gap-5">
        {proof.problem && (
          <Notice tone="bad" live>
            {proof.problem}
          </Notice>
        )}
        <TextField
          label={t('developer.keys.name')}
          hint={t('developer.keys.name-hint')}
          name="name"
          maxLength={60}
          autoComplete="off"
          error={errorOf('name', t('developer.keys.name-missing'))}
          data-autofocus
        />
        <fieldset>
          <legend className="font-semibold">{t('developer.keys.scopes')}</legend>
          {scopesFor(user ?? { roles: [] }).map((scope, index, all) => (
            <Checkbox
              key={scope}
              name="scope"
              value={scope}
              label={t(`developer.scope.${scope}`)}
              error={index === all.length - 1 ? scopesError : undefined}
            />
          ))}
        </fieldset>
        <Select
          label={t('developer.keys.days')}
          name="days"
          defaultValue={90}
          options={API_KEY_DAYS.map((days) => ({ value: String(days), label: duration(days, 'day') }))}
        />
        <ProofField proof={proof} error={errorOf('proof', t('developer.proof-missing'))} />
      </form>
    </ActionDialog>
  )
}
