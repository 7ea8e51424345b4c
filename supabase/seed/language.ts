/** The interface's languages, in which the demo's texts are written. */
export type Language = 'en' | 'de' | 'es' | 'fr'

/** A text in the local language, and in English. */
export type LocalText = { en: string } & Partial<Record<Language, string>>
