import { useState } from 'react'
import {
  type AnnouncementText,
  type AnnouncementTexts,
  MAX_ANNOUNCEMENT,
} from '#domain/content/announcement.ts'
import type { TextLanguage } from '#domain/content/page-text.ts'
import { terms } from '#domain/settings/terms.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { announcementsHtml } from '../../lib/announcements/announcements-html.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface AnnouncementTextTabsProps {
  texts: AnnouncementTexts
  isDismissible: boolean
  onChange: (texts: AnnouncementTexts) => void
}

/** An announcement's texts, a tab a language, with how each will look. */
export function AnnouncementTextTabs({ texts, isDismissible, onChange }: AnnouncementTextTabsProps) {
  const t = useTranslate()
  const [language, setLanguage] = useState<TextLanguage>(useLanguage())
  const text = texts[language] ?? { text: '' }
  const set = (change: Partial<AnnouncementText>) => {
    const { [language]: _, ...others } = texts
    const next = { ...text, ...change }
    const isEmpty = !next.text && !next.link && !next.label
    onChange(isEmpty ? others : { ...others, [language]: next })
  }
  const html = announcementsHtml(
    [{ id: 0, audience: 'everyone', texts: { [language]: text }, isDismissible }],
    language,
    { region: t('texts.banner.preview'), close: t('ui.close'), isShown: true },
  )
  return (
    <Tabs
      label={t('texts.edit.languages')}
      value={language}
      onChange={setLanguage}
      tabs={terms.languages.map((each) => ({
        value: each,
        label: texts[each] ? `${LANGUAGE_NAMES[each]} ✓` : LANGUAGE_NAMES[each],
      }))}
    >
      <div className="grid gap-4 pt-4">
        {text.text && (
          <div
            inert
            className="overflow-hidden rounded-control"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by us, with what was typed escaped
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
        <TextArea
          label={t('texts.banner.text')}
          lang={language}
          rows={2}
          maxLength={MAX_ANNOUNCEMENT.text}
          value={text.text}
          onChange={(event) => set({ text: event.target.value.replace(/\n/g, ' ') })}
        />
        <TextField
          label={t('texts.banner.link')}
          hint={t('texts.banner.link-hint')}
          optional
          autoComplete="off"
          maxLength={MAX_ANNOUNCEMENT.link}
          value={text.link ?? ''}
          onChange={(event) => set({ link: event.target.value.trim() })}
        />
        <TextField
          label={t('texts.banner.label')}
          optional
          lang={language}
          maxLength={MAX_ANNOUNCEMENT.label}
          value={text.label ?? ''}
          onChange={(event) => set({ label: event.target.value })}
        />
      </div>
    </Tabs>
  )
}
