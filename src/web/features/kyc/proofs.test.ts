import { describe, expect, it } from 'vitest'
import type { Identity, Submission } from '../../entities/identity/load-identity.ts'
import { nextStep, stateOf } from './proofs.ts'

const submission = (step: Submission['step'], status: Submission['status']): Submission => ({
  step,
  status,
  reason: null,
  message: null,
  submitted_at: '2026-11-22T10:00:00Z',
  valid_until: null,
})
const identity = (level: number, ...submissions: Submission[]): Identity => ({
  level,
  status: 'none',
  validUntil: null,
  steps: Object.fromEntries(submissions.map((each) => [each.step, each])),
})

describe('a proof', () => {
  it('is missing before it is handed in, and again once it was withdrawn', () => {
    expect(stateOf(identity(0), 'identity')).toBe('missing')
    expect(stateOf(identity(0, submission('identity', 'expired')), 'identity')).toBe('missing')
  })

  it('counts as verified where the level stands for it', () => {
    expect(stateOf(identity(3), 'address')).toBe('verified')
    expect(stateOf(identity(4), 'business')).toBe('missing')
    expect(stateOf(identity(3, submission('business', 'verified')), 'business')).toBe('verified')
  })
})

describe('the next step', () => {
  it('is the first one that is missing on the way to the level', () => {
    expect(nextStep(identity(0), 4)).toBe('identity')
    expect(nextStep(identity(1, submission('selfie', 'pending')), 4)).toBe('address')
    expect(nextStep(identity(3), 5)).toBe('business')
  })

  it('is the one that was rejected', () => {
    const steps = [submission('selfie', 'pending'), submission('address', 'rejected')]
    expect(nextStep(identity(1, ...steps), 4)).toBe('address')
  })

  it('is none where all are handed in, or none more leads to the level', () => {
    expect(nextStep(identity(0, submission('identity', 'pending')), 1)).toBeUndefined()
    expect(nextStep(identity(3), 4)).toBeUndefined()
  })
})
