import css from './app.css?inline'
import address from './app.css?url'

const ID = 'styles'

/** All styles of the pages: on the server their text, in the browser what came with the page. */
export const pageStyles = import.meta.env.SSR ? css : (document.getElementById(ID)?.textContent ?? '')

/**
 * The styles inside the page, so that its first paint waits for one answer instead of two; the policy
 * knows them by their hash. In development they are a file that is replaced as it is edited.
 */
export function PageStyles() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={address} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageStyles }} />
}
