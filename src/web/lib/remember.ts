import type { Language } from '../i18n/languages.ts'
import type { Theme } from './preferences.ts'
import { writeStoredText } from './use-local-storage.ts'

const A_YEAR = 31_536_000

/** Keeps the choice in a cookie, which the server sees, and in browser storage, which the client reads. */
export function rememberLanguage(language: Language): void {
  writeCookie('language', language)
  writeStoredText('language', language)
}

export function rememberTheme(theme: Theme): void {
  writeCookie('theme', theme === 'system' ? '' : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function writeCookie(name: string, value: string) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${value ? A_YEAR : 0}; SameSite=Lax${secure}`
}
