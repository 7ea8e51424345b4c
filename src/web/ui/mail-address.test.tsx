import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MailAddress } from './mail-address.tsx'

const html = (address: string) => renderToStaticMarkup(<MailAddress address={address} />)

it('goes on before the at sign and the dots', () => {
  expect(html('marta@demo.example')).toBe('<span>marta<wbr/>@demo<wbr/>.example</span>')
})

it('goes on anywhere where a part has no room in a line', () => {
  expect(html(`${'m'.repeat(30)}@demo.example`)).toContain('wrap-anywhere')
})
