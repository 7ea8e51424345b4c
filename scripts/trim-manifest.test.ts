import { expect, it } from 'vitest'
import { trimmed } from './trim-manifest.ts'

it('leaves out the imports of pages that are seldom opened from a first page and what pages have not, and no more', () => {
  const routes = (imports?: string[], hasAction?: false) => ({
    'routes/home': { id: 'routes/home', hasLoader: true, hasAction, imports: ['/assets/a.js'] },
    'routes/admin-home': { id: 'routes/admin-home', module: '/assets/b.js', imports },
  })
  const script = (content: object) => `window.__reactRouterManifest=${JSON.stringify(content)};`
  expect(trimmed(script({ url: '/m.js', routes: routes(['/assets/a.js'], false) }))).toBe(
    script({ url: '/m.js', routes: routes() }),
  )
})
