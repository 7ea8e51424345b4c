import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { recordTroubledTest, type TroubledTest } from './troubled-tests.ts'

type Errors = readonly ReturnType<TestSuite['errors']>[number][]

/** Records the tests that failed or passed only on their second run, for the end of `npm test`. */
export class TroubledTestsReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    if (state === 'failed') record('failed', name, errors)
    else if (test.diagnostic()?.flaky) record('retried', name, errors)
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0)
      record('failed', `${suite.module.relativeModuleId} > ${suite.fullName}`, suite.errors())
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) record('failed', module.relativeModuleId, module.errors())
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: Errors): void {
    if (unhandled.length > 0) record('failed', 'an error outside the tests', unhandled)
  }
}

function record(outcome: TroubledTest['outcome'], name: string, errors: Errors = []): void {
  const message = errors.map((error) => `${error.name}: ${error.message}`).join('\n')
  recordTroubledTest({ outcome, name, message })
}
