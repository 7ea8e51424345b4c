import { expect, it } from 'vitest'
import { csvOf } from '#domain/csv.ts'
import { ACTIVITIES } from '#domain/privacy/processing.ts'
import en from '../../i18n/office/en.json' with { type: 'json' }
import { createTranslate } from '../../i18n/translate.ts'
import { activityWords } from './activity-words.ts'

const t = createTranslate('en', en)

it('says of every activity all that article 30 asks for', () => {
  for (const activity of ACTIVITIES) {
    const { exported, kept, ...words } = activityWords(t, { activity, exported: ['a'], kept: [] })
    expect([exported, kept]).toEqual(['a', ''])
    for (const [fact, text] of Object.entries(words)) {
      expect(text, `${activity} ${fact}`).not.toBe('')
      expect(text, `${activity} ${fact}`).not.toMatch(/office\.processing|\{\{/)
    }
  }
})

it('has the periods that the operator set, in a file that is no formula', () => {
  const { period } = activityWords(t, { activity: 'messages', exported: [], kept: [] })
  expect(period).toContain('notifications 180 days')
  expect(csvOf([['=1+1', period]])).not.toMatch(/^=/)
})
