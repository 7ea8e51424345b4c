import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { DEMO_BRAND, setBrand } from '#contract/brand.ts'
import { Logo, LogoMark } from './logo.tsx'

afterEach(() => setBrand(DEMO_BRAND))

const header = (isShort = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Logo isShort={isShort} />
    </MemoryRouter>,
  )
const logo = {
  src: '/brand/a/logo.png',
  width: 144,
  height: 36,
  ground: 'dark',
  plate: 'light-dark(#0e1613, transparent)',
} as const

it('is the product’s mark with the name by default', () => {
  expect(header()).toContain('<svg')
  expect(header()).toContain(DEMO_BRAND.name)
})

it('is the operator’s logo with its name, on a plate where light pages would hide it', () => {
  setBrand({ ...DEMO_BRAND, name: 'Leihwerk', logo })
  expect(header()).not.toContain('<svg')
  expect(header()).toContain('alt="Leihwerk"')
  expect(header()).toContain('background:light-dark(#0e1613, transparent)')
})

it('is the operator’s icon where there is little room', () => {
  setBrand({ ...DEMO_BRAND, logo, icons: '/brand/b' })
  expect(header(true)).toContain('srcSet="/brand/b/icon-96.png"')
  expect(header(false)).not.toContain('icon-96')
  expect(renderToStaticMarkup(<LogoMark size={40} />)).toContain('src="/brand/b/icon-96.png"')
})
