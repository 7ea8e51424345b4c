import { cloneElement } from 'react'
import { Scripts } from 'react-router'
import { elementsOf } from './elements-of.ts'
import { startScripts } from './start-scripts.ts'

/** The text of the script that starts the others; the policy of the pages names it by its hash. */
export const startScriptsText = import.meta.env.SSR ? `(${startScripts})()` : ''

/** The router's scripts, which `startScripts` loads when the page is painted; the router itself loads them at once. */
export function PageScripts() {
  const elements = elementsOf(Scripts({}))
  if (import.meta.env.DEV) return elements
  const imports = elements.filter(({ type }) => type === 'link').map(({ props }) => props.href)
  return (
    <>
      {elements
        .filter(({ type }) => type === 'script')
        .map((script) =>
          script.props.type === 'module'
            ? cloneElement(script, { type: 'text/late', async: undefined, 'data-imports': imports.join(' ') })
            : script,
        )}
      {elements.length > 0 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startScriptsText }} />
      )}
    </>
  )
}
