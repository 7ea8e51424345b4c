import { useState } from 'react'
import type { PageText, PageTexts, TextLanguage } from '#domain/content/page-text.ts'
import { terms } from '#domain/settings/terms.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PageTextFields } from './page-text-fields.tsx'

interface PageTextTabsProps {
  texts: PageTexts
  shipped: PageTexts | undefined
  asksAgain: boolean
  onChange: (texts: PageTexts) => void
}

const NOTHING: PageText = { title: '', description: '', body: '' }

/** A page's texts, a tab a language. */
export function PageTextTabs({ texts, shipped, asksAgain, onChange }: PageTextTabsProps) {
  const t = useTranslate()
  const [language, setLanguage] = useState<TextLanguage>(useLanguage())
  const text = texts[language]
  const set = (next: PageText | undefined) => {
    const { [language]: _, ...others } = texts
    onChange(next ? { ...others, [language]: next } : others)
  }
  return (
    <div className="min-w-0">
      <Tabs
        label={t('texts.edit.languages')}
        value={language}
        onChange={setLanguage}
        tabs={terms.languages.map((each) => ({
          value: each,
          label: texts[each] ? `${LANGUAGE_NAMES[each]} ✓` : LANGUAGE_NAMES[each],
        }))}
      >
        <div className="pt-4">
          {text ? (
            <PageTextFields
              key={language}
              {...{ text, language, asksAgain }}
              onChange={set}
              onDrop={() => set(undefined)}
            />
          ) : (
            <div className="rounded-card border border-line bg-raised p-6">
              <p className="text-ink-soft">{t(shipped ? 'texts.edit.none-shipped' : 'texts.edit.none')}</p>
              <div className="mt-4 flex flex-wrap gap-3">
                {shipped?.[language] && (
                  <Button onClick={() => set(shipped[language])}>{t('texts.edit.begin')}</Button>
                )}
                <Button variant={shipped ? 'secondary' : 'primary'} onClick={() => set(NOTHING)}>
                  {t('texts.edit.begin-empty')}
                </Button>
              </div>
            </div>
          )}
        </div>
      </Tabs>
    </div>
  )
}
