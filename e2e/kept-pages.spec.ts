import { expect, test } from './test.ts'

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

test('a page is sent whole, and the next visitor gets the same bytes', async ({ request }) => {
  for (const path of ['/', '/search?q=drill', '/how-it-works']) {
    const read = async () => (await request.get(path, { headers: { 'user-agent': BROWSER } })).text()
    const html = await read()
    expect(html, path).toContain('</html>')
    // The mark of a page that was streamed: nothing streamed is kept for others.
    expect(html, path).not.toContain('<template id="B:')
    expect(await read(), path).toBe(html)
  }
})

test('a connection stays open for longer than proxies keep it', async ({ request }) => {
  expect((await request.get('/ping')).headers()['keep-alive']).toBe('timeout=75')
})
