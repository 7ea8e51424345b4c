/** The interface's languages, in which the demo world is written. */
export type Language = 'en' | 'de' | 'es' | 'fr'

/** The language of the place, and English for everyone else. */
export type LocalText = { en: string } & Partial<Record<Language, string>>
