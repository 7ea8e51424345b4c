import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

const PAGES = 3_000
const MB = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function usedMb(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / MB
}

function Listing({ page }: { page: number }) {
  const { data } = useQuery({
    queryKey: ['listing', page],
    queryFn: () => [],
    initialData: Array.from({ length: 2_000 }, (_, i) => page + i),
  })
  return <p>{data.length} items</p>
}

const renderPage = (page: number) =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <Listing page={page} />
    </QueryClientProvider>,
  )

it('a page that was rendered on the server leaves nothing behind', () => {
  expect(renderPage(0)).toContain('2000')
  const before = usedMb()
  // Each page holds some 16 kB of answers: all of them would be 50 MB.
  for (let page = 1; page <= PAGES; page++) renderPage(page)
  expect(usedMb() - before).toBeLessThan(10)
})
