import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Blocker, BlockerCard } from './blocker-card.tsx'
import { type Source, useAddSource, useRemoveSource, useSources } from './use-sources.ts'

/** Calendars elsewhere whose events block the item. */
export function SourcesCard({ itemId, timeZone }: { itemId: string; timeZone: string }) {
  return (
    <BlockerCard
      kind="source"
      rows={useSources(itemId)}
      row={(source) => <Row key={source.id} source={source} timeZone={timeZone} />}
    >
      <AddSource itemId={itemId} />
    </BlockerCard>
  )
}

function Row({ source, timeZone }: { source: Source; timeZone: string }) {
  const t = useTranslate()
  const format = useFormat()
  const remove = useRemoveSource()
  const { name, read_at, fault } = source
  return (
    <Blocker
      removeLabel={t('lending.source.remove', { name })}
      busy={remove.isPending}
      onRemove={() =>
        remove.mutate(source.id, {
          onSuccess: () => void toast({ title: t('lending.source.removed'), tone: 'good' }),
          onError: (failure) => void toast(errorToast(failure, t)),
        })
      }
    >
      <p className="font-semibold break-words">{name}</p>
      <p className="truncate text-sm text-ink-soft">{new URL(source.url).hostname}</p>
      {fault && <p className="text-sm text-danger-ink">{t(`lending.source.fault.${fault}`)}</p>}
      <p className="text-sm text-ink-soft">
        {read_at && t('lending.source.read', { when: format.date(read_at, 'date-time', timeZone) })}
        {!read_at && !fault && t('lending.source.reading')}
      </p>
    </Blocker>
  )
}

function AddSource({ itemId }: { itemId: string }) {
  const t = useTranslate()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const add = useAddSource(itemId)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (add.isPending) return
    add.mutate(
      { name: name.trim(), url: url.trim() },
      {
        onSuccess: () => {
          setName('')
          setUrl('')
        },
      },
    )
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('lending.source.name')}
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('lending.source.url')}
        hint={t('lending.source.url-hint')}
        required
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={
          add.error
            ? codeOf(add.error) === 'BAD_INPUT'
              ? t('lending.source.url-wrong')
              : errorMessage(add.error, t)
            : undefined
        }
      />
      <div>
        <Button type="submit" variant="secondary" busy={add.isPending}>
          {t('lending.source.add')}
        </Button>
      </div>
    </form>
  )
}
