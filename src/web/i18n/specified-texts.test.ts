import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { LAZY_FEATURES } from './features.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { createTranslate } from './translate.ts'

/** Texts that are fixed to the letter, and the keys under which they stand. */
const TEXTS: readonly [key: string, text: string, values?: Record<string, string>][] = [
  // Screens
  ['shell.not-found.title', 'Oops! Page not found'],
  ['basket.not-reserved', 'Items are not reserved until payment is completed.'],
  ['shell.account.dashboard', 'Dashboard'],
  ['shell.account.my-rentals', 'My Rentals'],
  ['shell.account.logout', 'Logout'],
  ['shell.account.login', 'Login'],
  ['shell.account.sign-up', 'Sign Up'],
  // States
  ['basket.unavailable.title', 'Items Unavailable'],
  ['basket.unavailable.back', 'Back to Basket'],
  ['basket.unavailable.remove', 'Remove Unavailable Items'],
  ['basket.checkout.checking', 'Checking availability...'],
  ['basket.checkout.reserving', 'Creating reservation...'],
  ['basket.checkout.proceed', 'Proceed to Checkout'],
  ['shell.logout.done', 'Logged out'],
  ['shell.logout.done-text', 'You have been successfully logged out.'],
  // Validation
  ['basket.duplicate.title', 'Item already in basket'],
  ['basket.duplicate.text', 'This item is already in your basket with the selected dates.'],
  ['auth.register.no-user', 'User account could not be created'],
  ['auth.login.missing', 'Please enter both email and password'],
  ['auth.login.timeout', 'Login request timed out'],
  ['errors.invalid_credentials', 'Login failed. Please check your credentials.'],
  ['review.select-rating', 'Please select a rating between 1 and 5 stars'],
  ['review.log-in', 'Please log in to submit a review'],
  // Roles
  [
    'errors.permission.text',
    'You do not have permission to {action} this {resource}.',
    { action: '{action}', resource: '{resource}' },
  ],
  ['errors.UNAUTHENTICATED', 'You must be logged in to perform this action.'],
  ['errors.permission.title', 'Permission Error'],
  // Errors
  ['auth.login.unexpected', 'An unexpected error occurred during sign in'],
  ['auth.register.unexpected', 'An unexpected error occurred during sign up'],
  ['shell.logout.unexpected', 'An unexpected error occurred during sign out'],
  ['errors.SESSION_LOAD', 'Failed to load session'],
  ['errors.USER_FETCH', 'Failed to fetch user data'],
  ['errors.USER_DATA', 'Failed to load user data'],
  ['errors.USER_REFRESH', 'Failed to refresh user data'],
  ['errors.USERS_FETCH', 'Failed to fetch users'],
  ['auth.login.failed', 'Login Failed'],
  ['auth.login.failed-text', 'Please check your credentials and try again.'],
  ['shell.logout.failed', 'Logout failed'],
  ['shell.logout.failed-text', 'There was a problem logging you out. Please try again.'],
  ['shell.logout.error', 'Logout Failed'],
  ['shell.logout.error-text', 'An error occurred during logout. Please try again.'],
  ['basket.reserve-failed', 'Unable to reserve item: {reason}', { reason: '{reason}' }],
  ['basket.unknown-error', 'Unknown error'],
  ['basket.checkout-failed', 'There was an error processing your request'],
  ['errors.url.unauthorized', 'Authentication Required'],
  ['errors.url.unauthorized-text', 'Please log in to continue'],
  ['errors.url.other', 'Error'],
  ['errors.url.other-text', 'An authentication error occurred'],
  ['review.submit-failed', 'Error Submitting Review'],
  ['review.submit-failed.text', 'An error occurred while submitting your review'],
  ['review.fetch-failed', 'Error fetching reviews'],
  ['review.load-failed', 'Failed to load reviews'],
  ['review.authentication-required', 'Authentication required'],
  ['review.rating-required', 'Rating required'],
  ['errors.session_missing', 'Auth session missing! Please log in again.'],
]

/** Words that are the same in another language, too. */
const SAME_WORDS = ['Dashboard', 'Error']

const translateOf = (language: Language) =>
  createTranslate<string>(
    language,
    JSON.parse(catalogueOf(language, ['public', ...LAZY_FEATURES])) as Record<string, string>,
  )

/** The sources that people see, one after the other. */
const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, '..', name), 'utf8'))
  .join('\n')

/** The pattern by which the sources refer to a key: itself, its code, or the parts that it is put together from. */
function namesOf(key: string): RegExp {
  const code = /^errors\.(\w+)$/.exec(key)?.[1]
  if (code) return new RegExp(`'(errors\\.)?${code}'|${code}:`)
  const url = /^errors\.url\.(\w+)/.exec(key)?.[1]
  return new RegExp(url ? `'${url}'` : `'${key.replaceAll('.', '\\.')}'`)
}

describe('a text that is fixed to the letter', () => {
  const t = translateOf('en')

  it.each(TEXTS)('stands to the letter under %s', (key, text, values) => {
    expect(t.optional(key, values)).toBe(text)
  })

  it.each(LANGUAGES.filter((language) => language !== 'en'))('has words of its own in %s', (language) => {
    const translate = translateOf(language)
    const missing = TEXTS.filter(
      ([key, text, values]) => translate.optional(key, values) === text && !SAME_WORDS.includes(text),
    )
    expect(missing).toEqual([])
  })

  it('is shown somewhere', () => {
    const unused = TEXTS.map(([key]) => key).filter(
      // The code of wrong credentials comes from the auth service.
      (key) => key !== 'errors.invalid_credentials' && !namesOf(key).test(sources),
    )
    expect(unused).toEqual([])
  })
})

it('the German of the guards is fixed to the letter, too', () => {
  const t = translateOf('de')
  expect(t.optional('errors.role.text', { role: '...' })).toBe(
    'Sie benötigen die Rolle ... um auf diese Seite zuzugreifen.',
  )
  expect(t.optional('errors.permission.resource')).toBe(
    'Sie haben keine Berechtigung, auf diese Ressource zuzugreifen.',
  )
})
