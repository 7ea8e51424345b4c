import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Link as RouterLink } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Link } from './link.tsx'

const html = (link: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/account/profile']}>{link}</MemoryRouter>)

describe('a link on the server', () => {
  it.each([
    '/',
    '/search?q=a+b&near=48.2,16.4',
    '/product/1#reviews',
    '/search?q=„Säge“',
    'security',
    '?page=2',
  ])('to %s is what the router makes of it in the browser', (to) => {
    const props = { to, prefetch: 'intent', preventScrollReset: true, className: 'x' } as const
    expect(html(<Link {...props}>there</Link>)).toBe(
      html(
        <RouterLink discover="none" {...props}>
          there
        </RouterLink>,
      ),
    )
  })
})
