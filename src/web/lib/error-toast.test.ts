import { expect, it } from 'vitest'
import errors from '../i18n/errors/en.json' with { type: 'json' }
import { createTranslate } from '../i18n/translate.ts'
import { ApiError } from './api-error.ts'
import { errorToast } from './error-toast.ts'

const t = createTranslate('en', errors)

it.each([
  [new ApiError('UNAUTHENTICATED', 'x', 401), 'You must be logged in to perform this action.'],
  [
    new ApiError('UNAUTHORIZED', 'x', 403, { action: 'verify', resource: 'document' }),
    'You do not have permission to verify this document.',
  ],
  [{ code: '42501', message: 'permission denied' }, 'You do not have permission to do this.'],
])('a denied act is explained under the title “Permission Error”: %s', (error, description) => {
  expect(errorToast(error, t)).toEqual({ title: 'Permission Error', description, tone: 'bad' })
})

it('anything else is told by its sentence', () => {
  expect(errorToast(new ApiError('OWN_ITEM', 'x'), t)).toEqual({
    title: 'This is your own item.',
    tone: 'bad',
  })
})
