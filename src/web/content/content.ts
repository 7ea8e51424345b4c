/** A text page in one language. In texts, `[words](/path)` is a link. */
export interface Content {
  title: string
  /** For search engines and shared links: one sentence. */
  description: string
  /** The page in two or three sentences. */
  lead: string
  sections: Section[]
  /** When a legal text came into force, ISO 8601 date. */
  updated?: string
}

export interface Section {
  title: string
  text?: string[]
  list?: string[]
  /** One after the other, numbered. */
  steps?: { title: string; text: string }[]
  questions?: { question: string; answer: string }[]
  /** Links to related pages. */
  links?: { to: string; label: string }[]
}
