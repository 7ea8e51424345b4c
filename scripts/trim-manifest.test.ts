import { expect, it } from 'vitest'
import { trimmed } from './trim-manifest.ts'

it('leaves out the imports of pages that are seldom opened from a first page, and nothing else', () => {
  const routes = (imports?: string[]) => ({
    'routes/home': { id: 'routes/home', imports: ['/assets/a.js'] },
    'routes/admin-home': { id: 'routes/admin-home', module: '/assets/b.js', imports },
  })
  const script = (content: object) => `window.__reactRouterManifest=${JSON.stringify(content)};`
  expect(trimmed(script({ url: '/m.js', routes: routes(['/assets/a.js']) }))).toBe(
    script({ url: '/m.js', routes: routes() }),
  )
})
