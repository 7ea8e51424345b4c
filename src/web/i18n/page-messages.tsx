import { catalogueOf } from './catalogue.ts'
import type { Language } from './languages.ts'

const ID = 'messages'
const inPage = import.meta.env.SSR ? undefined : document.getElementById(ID)?.textContent

/** The messages that every page brings along: made on the server, in the browser what came with the page. */
export const pageMessages = (language: Language): string =>
  import.meta.env.SSR ? catalogueOf(language, ['public']) : (inPage ?? '{}')

/** These messages as a text in the page. Among the router's data they would be escaped twice, and hashed, for each page. */
export function PageMessages({ messages }: { messages: string }) {
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, without a `<`
      dangerouslySetInnerHTML={{ __html: messages }}
    />
  )
}
