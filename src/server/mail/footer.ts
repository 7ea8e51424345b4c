import { brand } from '#contract/brand.ts'
import type { Locale } from './locale.ts'

const WHY: Record<Locale, string> = {
  en: `You receive this message because of your account at ${brand.name}.`,
  de: `Du erhältst diese Nachricht wegen deines Kontos bei ${brand.name}.`,
  es: `Recibes este mensaje por tu cuenta en ${brand.name}.`,
  fr: `Vous recevez ce message en raison de votre compte ${brand.name}.`,
}

/** The last lines of every mail: why it came, and from whom. */
export const footer = (locale: Locale): string[] => [
  WHY[locale],
  `${brand.operator}, ${brand.address}, ${brand.email}`,
]
