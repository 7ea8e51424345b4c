import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { askBy, isMet, meetingDemands } from './demands.ts'

const stale = () => new ApiError('reauthentication_needed', 'again', 400)

/** Work that is refused so many times. */
function work(refusals: number) {
  let tries = 0
  return async () => {
    if (tries++ < refusals) throw stale()
    return tries
  }
}

it('does what was refused once more after the person has met what that demanded', async () => {
  const stop = askBy('REAUTHENTICATION_NEEDED', (done) => done(true))
  expect(await meetingDemands(work(1))).toBe(2)
  await expect(meetingDemands(work(2))).rejects.toThrow('again')
  stop()
})

it('leaves it refused where the person does not, nobody can be asked, or it was refused for another reason', async () => {
  await expect(meetingDemands(work(1))).rejects.toThrow('again')
  const stop = askBy('REAUTHENTICATION_NEEDED', (done) => done(false))
  await expect(meetingDemands(work(1))).rejects.toThrow('again')
  expect(await isMet('AGREEMENT_DUE')).toBe(false)
  stop()
})

it('asks by the newest page, whose end does not end another one', async () => {
  const stopFirst = askBy('AGREEMENT_DUE', (done) => done(false))
  const stopNext = askBy('AGREEMENT_DUE', (done) => done(true))
  stopFirst()
  expect(await isMet('AGREEMENT_DUE')).toBe(true)
  stopNext()
  expect(await isMet('AGREEMENT_DUE')).toBe(false)
})
