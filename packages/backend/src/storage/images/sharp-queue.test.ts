import { expect, test } from 'vitest'
import { inImageQueue } from './sharp-queue.ts'

test('a sender who asks for more pictures than can be drawn in time delays no one else', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const drawn: string[] = []
  const draw = (sender: string) =>
    inImageQueue(sender, async () => {
      await held
      drawn.push(sender)
    })
  const greedy = Array.from({ length: 1_500 }, () =>
    draw('greedy').then(
      () => 'drawn',
      ({ code }) => code,
    ),
  )
  const other = draw('other').then(() => drawn.length)
  release()
  expect(await other).toBeLessThan(64)
  const answers = await Promise.all(greedy)
  expect(answers.filter((answer) => answer === 'drawn')).toHaveLength(128)
  expect(answers.filter((answer) => answer === 'SlowDown')).toHaveLength(1_372)
  expect(await inImageQueue('greedy', async () => 'again')).toBe('again')
})
