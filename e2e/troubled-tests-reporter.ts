import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { recordTroubledTest } from '../scripts/troubled-tests.ts'

/** Records what failed, and what passed only when it ran again, for the end of `npm test`. */
export default class TroubledTestsReporter implements Reporter {
  readonly #messages = new Map<TestCase, string>()

  onTestEnd(test: TestCase, { status, retry, errors }: TestResult): void {
    const isPassed = status === test.expectedStatus || status === 'skipped'
    if (!isPassed && !this.#messages.has(test)) this.#messages.set(test, messageOf(errors) || status)
    const message = this.#messages.get(test)
    if (message === undefined || (!isPassed && retry < test.retries)) return
    // The first is the root and has no name.
    const [, ...path] = test.titlePath()
    recordTroubledTest({ outcome: isPassed ? 'retried' : 'failed', name: path.join(' > '), message })
  }

  onError(error: TestError): void {
    recordTroubledTest({ outcome: 'failed', name: 'an error outside the tests', message: messageOf([error]) })
  }

  printsToStdio(): boolean {
    return false
  }
}

const messageOf = (errors: TestError[]) =>
  errors.map(({ message, value }) => message ?? value ?? 'no message').join('\n')
