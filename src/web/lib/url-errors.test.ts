import { expect, it } from 'vitest'
import { readUrlError } from './url-errors.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

it('leaves an address without an error alone', () => {
  expect(readUrlError(at('/search', '?q=drill', '#list'))).toBeUndefined()
})

it('sends a visitor who was not let in to the login page, and says why', () => {
  expect(readUrlError(at('/dashboard', '?error=unauthorized&tab=2'))).toEqual({
    say: 'unauthorized',
    goTo: at('/login'),
  })
})

it('is silent about invalid_grant, and takes it out of the address', () => {
  expect(readUrlError(at('/search', '?error=invalid_grant&q=drill'))).toEqual({
    goTo: at('/search', 'q=drill'),
  })
})

it('says that something else went wrong, and keeps what is not about the error', () => {
  const search = '?q=drill&error=server_error&error_code=500&error_description=Oops'
  expect(readUrlError(at('/search', search))).toEqual({ say: 'other', goTo: at('/search', 'q=drill') })
})

it('reads the fragment, where the links of mails put it', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Expired&sb='
  expect(readUrlError(at('/', '', hash))).toEqual({ say: 'other', goTo: at('/') })
})

it.each(['/login', '/register', '/auth/login', '/auth/register'])('is silent on %s', (pathname) => {
  expect(readUrlError(at(pathname, '?error=server_error'))).toEqual({ goTo: at(pathname) })
})
