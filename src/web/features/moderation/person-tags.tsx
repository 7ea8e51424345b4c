import { type FormEvent, useId, useState } from 'react'
import { MAX_PERSON_TAGS, MAX_TAG_LENGTH, personTagKey, personTagOf } from '#domain/moderation/person-tags.ts'
import { usePersonTags } from '../../entities/person/use-person-tags.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RemovableChip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useActOnPerson } from './use-person-file.ts'

/** The tags by which the team finds a person again, to give and to take. */
export function PersonTags({ personId, tags }: { personId: string; tags: readonly string[] }) {
  const t = useTranslate()
  const heading = useId()
  const suggestions = useId()
  const used = usePersonTags()
  const [words, setWords] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { mutateAsync, isPending } = useActOnPerson('tag-person')
  const own = new Set(tags.map(personTagKey))
  const isFull = tags.length >= MAX_PERSON_TAGS

  async function change(changes: { give?: string[]; take?: string[] }) {
    try {
      await mutateAsync({ personId, ...changes })
      setWords('')
    } catch (error) {
      toast(errorToast(error, t))
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!words.trim() || isPending) return
    const tag = personTagOf(words)
    setWrong(!tag)
    if (tag) void change({ give: [tag] })
  }

  return (
    <Card as="section" aria-labelledby={heading} className="mt-6">
      <h2 id={heading} className="text-xl">
        {t('moderation.tags')}
      </h2>
      {tags.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <RemovableChip label={tag} onRemove={() => !isPending && void change({ take: [tag] })} />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="mt-4 text-ink-soft">{t('moderation.tags-full', { most: MAX_PERSON_TAGS })}</p>
      ) : (
        <form onSubmit={submit} noValidate className="mt-4 grid max-w-md gap-3">
          <TextField
            label={t('moderation.tag')}
            hint={t('moderation.tag-hint')}
            error={isWrong ? t('moderation.tag-wrong') : undefined}
            list={suggestions}
            autoComplete="off"
            maxLength={MAX_TAG_LENGTH}
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setWrong(false)
            }}
          />
          <datalist id={suggestions}>
            {[...(used ?? [])].map(([key, tag]) => !own.has(key) && <option key={key} value={tag} />)}
          </datalist>
          <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
            {t('moderation.tag-add')}
          </Button>
        </form>
      )}
    </Card>
  )
}
