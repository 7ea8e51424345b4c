import { AuthSessionMissingError } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import german from '../i18n/errors/de.json' with { type: 'json' }
import errors from '../i18n/errors/en.json' with { type: 'json' }
import { createTranslate } from '../i18n/translate.ts'
import { ApiError } from './api-error.ts'
import { codeOf, errorMessage } from './errors.ts'

const t = createTranslate('en', { ...errors, 'errors.TEST_LIMIT': 'At most {{max}}.' })

describe('the sentence for an error', () => {
  it('is that of its code, with the details filled in', () => {
    expect(errorMessage(new ApiError('OWN_ITEM', 'x'), t)).toBe('This is your own item.')
    expect(errorMessage(new ApiError('TEST_LIMIT', 'x', 422, { max: 3 }), t)).toBe('At most 3.')
    expect(errorMessage({ code: 'invalid_credentials' }, t)).toBe(
      'Login failed. Please check your credentials.',
    )
    expect(errorMessage({ code: '23P01', message: 'no longer available' }, t)).toBe(
      'These dates are no longer available.',
    )
  })

  it.each([undefined, null, new Error('boom'), { code: 'NEVER_HEARD_OF' }, 'text'])(
    'is a plain one for %s',
    (error) => {
      expect(errorMessage(error, t)).toBe('Something went wrong on our side. Please try again in a moment.')
    },
  )

  it('asks to try again where the service is not available, whatever the protocol calls it', () => {
    const sentence = 'We are very busy or restarting just now. Please try again in a moment.'
    expect(errorMessage(new ApiError('PGRST003', 'x', 503), t)).toBe(sentence)
    expect(errorMessage({ name: 'AuthRetryableFetchError', status: 503 }, t)).toBe(sentence)
    expect(errorMessage(new ApiError('57014', 'canceling statement due to statement timeout', 500), t)).toBe(
      sentence,
    )
    expect(errorMessage(new ApiError('PAYMENT_PROVIDER_DOWN', 'x', 503), t)).toMatch('payment service')
  })

  it('has amounts of its details in the currency of the site', () => {
    const error = new ApiError('PAYOUT_TOO_SMALL', 'x', 422, { minimumCents: 2_050 })
    expect(errorMessage(error, t)).toBe('Payouts start at €20.50.')
  })

  it('asks for a moment where the pages are asked for too fast', () => {
    expect(errorMessage({ status: 429, statusText: '', data: '<p>busy</p>' }, t)).toMatch('a little fast')
  })

  it('names the act and the kind of thing that were denied, in the reader’s words', () => {
    const denied = new ApiError('UNAUTHORIZED', 'x', 403, { action: 'manage', resource: 'user' })
    expect(errorMessage(denied, t)).toBe('You do not have permission to manage this user.')
    expect(errorMessage(denied, createTranslate('de', german))).toBe(
      'Dir fehlt die Berechtigung „verwalten“ für „Person“.',
    )
    for (const details of [{}, { action: 'manage' }, { action: 'fly', resource: 'user' }])
      expect(errorMessage(new ApiError('UNAUTHORIZED', 'x', 403, details), t)).toBe(
        'You do not have permission to do this.',
      )
  })

  it('says that one has to sign in where the client has no session', () => {
    expect(errorMessage(new AuthSessionMissingError(), t)).toBe('Auth session missing! Please log in again.')
  })

  it('knows a lost connection and a time-out', () => {
    expect(codeOf(new TypeError('Failed to fetch'))).toBe('NETWORK')
    expect(codeOf(AbortSignal.timeout(0).reason ?? new DOMException('', 'TimeoutError'))).toBe('TIMEOUT')
  })
})
