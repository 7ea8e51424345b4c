import { ApiError } from './api-error.ts'
import { supabase } from './supabase.ts'

/** Runs a use case as the signed-in person; throws an `ApiError` with the code of the refusal. */
export async function callFunction<Answer>(
  name: string,
  body: object = {},
  options: { idempotencyKey?: string; signal?: AbortSignal } = {},
): Promise<Answer> {
  const { functions } = await supabase()
  const { data, error, response } = await functions.invoke<Answer>(name, {
    body: body as Record<string, unknown>,
    ...(options.signal && { signal: options.signal }),
    ...(options.idempotencyKey && { headers: { 'idempotency-key': options.idempotencyKey } }),
  })
  if (!error) return data as Answer
  const refusal = await response?.json().catch(() => null)
  throw new ApiError(
    refusal?.code ?? 'NETWORK',
    refusal?.message ?? String(error),
    response?.status,
    refusal?.details ?? {},
  )
}
