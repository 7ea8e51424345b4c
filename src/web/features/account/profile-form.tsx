import { type FormEvent, useState } from 'react'
import { isPlainName } from '#domain/plain-name.ts'
import { offeredAmong } from '#domain/settings/offered-languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { languageOptions } from '../../lib/language-options.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CityField } from './city-field.tsx'
import type { OwnProfile, ProfileFields } from './use-own-profile.ts'
import { useSaveProfile } from './use-save-profile.ts'

type Problems = Partial<Record<keyof ProfileFields, string>>

const PHONE = /^(\+?[0-9 ()/.-]{5,24})?$/

/** Name, introduction, place, phone, and the language in which we write. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const t = useTranslate()
  const save = useSaveProfile()
  const [bio, setBio] = useState(profile.bio)
  const [problems, setProblems] = useState<Problems>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (save.isPending) return
    const form = event.currentTarget
    const fields = readFields(form)
    const found: Problems = {
      ...(!fields.name && { name: t('account.profile.name-missing') }),
      ...(!isPlainName(fields.name) && { name: t('errors.NAME_NOT_PLAIN') }),
      ...(!PHONE.test(fields.phone) && { phone: t('account.profile.phone-wrong') }),
    }
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    save.mutate(fields, {
      onSuccess: () => void toast({ title: t('account.profile.saved'), tone: 'good' }),
    })
  }

  return (
    <Card className="mt-6">
      <form onSubmit={submit} noValidate className="grid gap-5">
        {save.error && (
          <Notice tone="bad" live>
            {errorMessage(save.error, t)}
          </Notice>
        )}
        <TextField
          label={t('account.profile.name')}
          hint={t('account.profile.name-hint')}
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={profile.name}
          error={problems.name}
        />
        <TextArea
          label={t('account.profile.bio')}
          hint={t('account.profile.bio-hint')}
          optional
          name="bio"
          maxLength={1000}
          value={bio}
          onChange={(event) => setBio(event.currentTarget.value)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <CityField city={profile.city} />
          <Select
            label={t('account.profile.locale')}
            name="locale"
            options={languageOptions()}
            defaultValue={offeredAmong([profile.locale])}
          />
        </div>
        <TextField
          label={t('account.profile.phone')}
          hint={t('account.profile.phone-hint')}
          optional
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={25}
          defaultValue={profile.phone}
          error={problems.phone}
        />
        <Button type="submit" size="large" busy={save.isPending} className="justify-self-start">
          {t('account.profile.save')}
        </Button>
      </form>
    </Card>
  )
}

function readFields(form: HTMLFormElement): ProfileFields {
  const data = new FormData(form)
  const text = (name: keyof ProfileFields) => String(data.get(name) ?? '').trim()
  return {
    name: text('name'),
    bio: text('bio'),
    city: text('city'),
    phone: text('phone'),
    locale: text('locale'),
  }
}
