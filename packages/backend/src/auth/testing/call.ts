import type { TestApp } from '#backend/testing/app.ts'

export interface Call {
  method?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON came back
  body: any
}

/** One raw request to the auth service, for what the official client would not send or not show. */
export async function call(
  test: TestApp,
  path: string,
  { method, token, body, headers }: Call = {},
): Promise<Answer> {
  const response = await test.app.request(`/auth/v1${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? parse(text) : undefined }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
