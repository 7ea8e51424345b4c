import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { ownIcons } from '../../../scripts/own-icons.ts'
import createIcon from './create-icon.tsx'

const Dot = createIcon('<circle cx="12" cy="12" r="2"/>')

describe('an icon', () => {
  it('carries nothing that all icons have in common', () => {
    expect(renderToStaticMarkup(<Dot />)).toBe(
      '<svg viewBox="0 0 24 24" width="24" height="24" class="icon" aria-hidden="true"><circle cx="12" cy="12" r="2"/></svg>',
    )
  })

  it('takes a size, classes, a thicker line and whatever else a drawing can have', () => {
    const html = renderToStaticMarkup(<Dot size={12} className="text-ink" strokeWidth={3} id="dot" />)
    expect(html).toContain('width="12" height="12" class="icon text-ink" style="stroke-width:3"')
    expect(html).toContain('id="dot"')
  })

  it('is not hidden when it has a name', () => {
    const html = renderToStaticMarkup(<Dot role="img" aria-label="Dot" />)
    expect(html).not.toContain('aria-hidden')
    expect(html).toContain('aria-label="Dot"')
  })

  it('is made here, of text, and not by the factory of the package, when the site is built', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [ownIcons()],
      build: { ssr: join(import.meta.dirname, 'stars.tsx'), write: false },
      ssr: { noExternal: ['lucide-react'] },
    })
    const { output } = built as { output: { code?: string; moduleIds?: string[] }[] }
    const modules = output.flatMap(({ moduleIds }) => moduleIds ?? [])
    expect(modules).toContain(join(import.meta.dirname, 'create-icon.tsx'))
    expect(modules.filter((id) => id.includes('lucide-react'))).toEqual(['\0lucide-react/icons/star'])
    expect(output.map(({ code }) => code).join('')).toContain('<path d=')
  })
})
