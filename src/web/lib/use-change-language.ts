import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { Language } from '../i18n/languages.ts'
import { rememberLanguage } from './remember.ts'

/** Sets the `lang` parameter and keeps the choice; the toast follows when the new messages are there. */
export function useChangeLanguage(): (language: Language) => void {
  const [, setParameters] = useSearchParams()
  return useCallback(
    (language: Language) => {
      rememberLanguage(language)
      setParameters(
        (parameters) => {
          parameters.set('lang', language)
          return parameters
        },
        { preventScrollReset: true },
      )
    },
    [setParameters],
  )
}
