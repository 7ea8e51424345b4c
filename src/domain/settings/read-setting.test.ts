import { expect, it } from 'vitest'
import { readSetting } from './read-setting.ts'
import type { SettingName } from './settings.ts'

const SIX = ['15920', '15900', '17000', '17010', '13610', '17920']

it.each<[SettingName, unknown, unknown]>([
  ['name', '  Leihwerk ', 'Leihwerk'],
  ['vatId', ' ', ''],
  ['email', 'office@hanse.test', 'office@hanse.test'],
  ['colour', '#0A4D8C', '#0a4d8c'],
  ['feePercent', 12.5, 12.5],
  ['commissionPercents', [10, 5, 0, 0], [10, 5, 0, 0]],
  ['deliveryCents', 0, 0],
  ['listingReview', 'first', 'first'],
  ['timeZone', 'Europe/Paris', 'Europe/Paris'],
  ['currency', 'CHF', 'CHF'],
  ['languages', ['fr', 'de', 'fr'], ['fr', 'de']],
  ['accountNumbers', [' 13600', ...SIX], ['13600', ...SIX]],
])('reads %s from %j', (name, raw, value) => {
  expect(readSetting(name, raw)).toEqual({ ok: true, value })
})

it.each<[SettingName, unknown, string]>([
  ['name', '', 'empty'],
  ['name', 'x'.repeat(41), 'too-long'],
  ['name', 'Leih\nBcc: all', 'not-a-line'],
  ['name', 5, 'wrong'],
  ['email', 'hanse', 'wrong'],
  ['email', 'a@b.test, c@d.test', 'wrong'],
  ['colour', 'green', 'not-a-colour'],
  ['colour', '#0f5', 'not-a-colour'],
  ['feePercent', 50.1, 'too-high'],
  ['feePercent', -1, 'too-low'],
  ['feePercent', 12.55, 'too-exact'],
  ['feePercent', Number.NaN, 'wrong'],
  ['feePercent', '15', 'wrong'],
  ['deliveryCents', 10.5, 'too-exact'],
  ['commissionPercents', [20, 8, 4], 'wrong'],
  ['commissionPercents', [60, 30, 10, 1], 'too-high'],
  ['timeZone', 'Berlin', 'wrong'],
  ['currency', 'JPY', 'wrong'],
  ['languages', [], 'empty'],
  ['languages', ['de', 'it'], 'wrong'],
  ['languages', 'de', 'wrong'],
  ['accountNumbers', SIX, 'wrong'],
  ['accountNumbers', ['1360a', ...SIX], 'wrong'],
  ['accountNumbers', ['1360', ...SIX], 'unequal'],
  ['accountChart', 'skr49', 'wrong'],
])('takes for %s no %j: it is %s', (name, raw, fault) => {
  expect(readSetting(name, raw)).toEqual({ ok: false, code: 'SETTING_WRONG', details: { name, fault } })
})
