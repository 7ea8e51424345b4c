import type { Locale } from '#server/mail/locale.ts'

/** What stands at the foot of every page. */
interface FrameWords {
  vat: string
  page: (page: number, pages: number) => string
}

export const frameWords: Record<Locale, FrameWords> = {
  en: { vat: 'VAT ID', page: (page, pages) => `Page ${page} of ${pages}` },
  de: { vat: 'USt-IdNr.', page: (page, pages) => `Seite ${page} von ${pages}` },
  es: { vat: 'NIF-IVA', page: (page, pages) => `Página ${page} de ${pages}` },
  fr: { vat: 'N° de TVA', page: (page, pages) => `Page ${page} sur ${pages}` },
}
