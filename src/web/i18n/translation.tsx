import { createContext, type ReactNode, use, useMemo } from 'react'
import { FALLBACK, type Language } from './languages.ts'
import { createTranslate, type Translate } from './translate.ts'

const TranslationContext = createContext<Translate | null>(null)

/** The function that turns message keys into words of the page's language. */
export function useTranslate(): Translate {
  const translate = use(TranslationContext)
  if (!translate) throw new Error('useTranslate needs a Translation around it')
  return translate
}

interface TranslationProps {
  /** Of the whole page; inside it, the page's language. */
  language?: Language
  /** A catalogue as a loader made it: JSON text. */
  messages: string
  children: ReactNode
}

/** Gives its children these messages, on top of those that are there already. */
export function Translation({ language: given, messages, children }: TranslationProps) {
  const parent = use(TranslationContext)
  const language = given ?? parent?.language ?? FALLBACK
  const translate = useMemo(
    () => createTranslate(language, parse(messages), parent?.language === language ? parent : undefined),
    [language, messages, parent],
  )
  return <TranslationContext value={translate}>{children}</TranslationContext>
}

let parsed = new Map<string, Record<string, string>>()

/** Parsed once per catalogue, not once per render. */
function parse(text: string) {
  let messages = parsed.get(text)
  if (!messages) {
    if (parsed.size > 200) parsed = new Map()
    messages = JSON.parse(text) as Record<string, string>
    parsed.set(text, messages)
  }
  return messages
}
