/** An item as far as its title is concerned; translations by language, each perhaps with a title. */
export interface Titled {
  title: string
  language: string
  translations: Partial<Record<string, { title?: string }>>
}

/** An item's title in this language where there is one, otherwise as the lender wrote it. */
export const titleIn = (item: Titled, language: string): string =>
  item.translations[shownLanguage(item, language)]?.title ?? item.title

/** An item of which only the titles are at hand, by language, as views give them. */
export const titledBy = (
  title: string,
  language: string,
  titles: Partial<Record<string, string>> | null,
): Titled => ({
  title,
  language,
  translations: Object.fromEntries(
    Object.entries(titles ?? {}).map(([key, value]) => [key, value ? { title: value } : {}]),
  ),
})

/** The language in which an item is shown to people who read this one: theirs or the lender's, never a third. */
export const shownLanguage = ({ language: own, translations }: Titled, language: string): string =>
  translations[language]?.title ? language : own
