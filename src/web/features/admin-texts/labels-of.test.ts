import { expect, it } from 'vitest'
import en from '../../i18n/texts/en.json' with { type: 'json' }
import { createTranslate } from '../../i18n/translate.ts'
import { labelsOf } from './labels-of.ts'

it('says what each text of a mail is, with a number where there are several', () => {
  const keys = [
    'rental-mails.picked-up.subject',
    'rental-mails.picked-up.renter',
    'rental-mails.picked-up.owner',
  ]
  const labels = labelsOf(
    keys.map((key) => ({ key })),
    createTranslate('en', en),
  )
  expect([...labels.values()]).toEqual(['Subject', 'Text 1', 'Text 2'])
})
