import { expect, it } from 'vitest'
import { readPrices } from './read-prices.ts'

it.each([
  ['camera under 45 euros a day', 45, 'camera'],
  ['Party, höchstens 50 Euro am Tag', 50, 'Party'],
  ['taladro por menos de 10 € al día', 10, 'taladro'],
  ['appareil photo à moins de 45 euros par jour', 45, 'appareil photo'],
  ['tent max €20', 20, 'tent'],
])('%s costs at most %i', (text, amount, rest) => {
  expect(readPrices(text)).toEqual({ maxPriceCents: amount * 100, rest })
})

it.each(['ladder up to 6 metres', 'Bohrer bis 20 mm', '50 euro note counter', 'under 0 euros', ''])(
  '%s names no price',
  (text) => {
    expect(readPrices(text)).toBeUndefined()
  },
)
