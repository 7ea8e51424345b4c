import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Source, useAddSource, useRemoveSource, useSources } from './use-sources.ts'

/** Calendars elsewhere whose events block the item. */
export function SourcesCard({ itemId, timeZone }: { itemId: string; timeZone: string }) {
  const t = useTranslate()
  const { data: sources, error, refetch } = useSources(itemId)
  return (
    <Card as="section" aria-labelledby="times-sources" className="grid gap-4">
      <div>
        <h2 id="times-sources" className="text-xl">
          {t('lending.source.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('lending.source.text')}</p>
      </div>
      {!sources && error && (
        <Notice tone="bad">
          <p>{errorMessage(error, t)}</p>
          <Button size="small" variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </Notice>
      )}
      {!sources && !error && <Skeleton className="h-14" />}
      {sources?.length === 0 && <p className="text-ink-soft">{t('lending.source.none')}</p>}
      {sources && sources.length > 0 && (
        <ul className="grid">
          {sources.map((source) => (
            <Row key={source.id} source={source} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <AddSource itemId={itemId} />
    </Card>
  )
}

function Row({ source, timeZone }: { source: Source; timeZone: string }) {
  const t = useTranslate()
  const format = useFormat()
  const remove = useRemoveSource()
  const { name, read_at, fault } = source
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-1.5 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="truncate text-sm text-ink-soft">{new URL(source.url).hostname}</p>
        {fault && <p className="text-sm text-danger-ink">{t(`lending.source.fault.${fault}`)}</p>}
        <p className="text-sm text-ink-soft">
          {read_at && t('lending.source.read', { when: format.date(read_at, 'date-time', timeZone) })}
          {!read_at && !fault && t('lending.source.reading')}
        </p>
      </div>
      <IconButton
        label={t('lending.source.remove', { name })}
        icon={<Trash2 aria-hidden size={18} />}
        disabled={remove.isPending}
        onClick={() =>
          remove.mutate(source.id, {
            onSuccess: () => void toast({ title: t('lending.source.removed'), tone: 'good' }),
            onError: (failure) => void toast({ title: errorMessage(failure, t), tone: 'bad' }),
          })
        }
      />
    </li>
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
