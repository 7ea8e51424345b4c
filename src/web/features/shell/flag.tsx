import type { ReactNode } from 'react'
import type { Language } from '../../i18n/languages.ts'

/* Flags have the colours of their countries: the one place where a colour is not a role. */
const DRAWINGS: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h24v5.4H0z" />
      <path fill="#dd0000" d="M0 5.3h24v5.4H0z" />
      <path fill="#ffce00" d="M0 10.7h24V16H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#002654" d="M0 0h8v16H0z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
    </>
  ),
}

/** The flag of a language; drawn, because not every system has flags among its letters. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 16"
      className="h-4 w-6 shrink-0 overflow-hidden rounded-[3px] ring-1 ring-line"
    >
      {DRAWINGS[language]}
    </svg>
  )
}
