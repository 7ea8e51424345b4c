import { expect, it } from 'vitest'
import { isolatedTests } from './isolated-tests.ts'

it('gives a worker of its own to tests with a document, a mocked module or another time zone, and to no others', () => {
  const isolated = isolatedTests(['src/{domain,web}/**/*.test.{ts,tsx}'], ['**/access.test.tsx'])
  expect(isolated).toEqual(
    expect.arrayContaining([
      'src/web/lib/page-scripts/start-scripts.test.ts',
      'src/web/features/basket/find-unavailable.test.ts',
      'src/web/entities/period/instants.test.ts',
    ]),
  )
  expect(isolated).not.toContain('src/web/features/access/access.test.tsx')
  expect(isolated.filter((file) => file.startsWith('src/domain/'))).toEqual([])
})
