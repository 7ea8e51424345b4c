import { ApiError } from './api-error.ts'
import { isUuid } from './is-uuid.ts'
import { supabase } from './supabase.ts'
import { dismissToastsAbout } from './toast.ts'

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
  const about = actOf(name, body)
  if (!error) {
    dismissToastsAbout(about)
    return data as Answer
  }
  const refusal = await response?.json().catch(() => null)
  const problem = new ApiError(
    refusal?.code ?? 'NETWORK',
    refusal?.message ?? String(error),
    response?.status,
    refusal?.details ?? {},
  )
  problem.about = about
  // What the person was about to do goes on once they have agreed to what is new, or proved who they are.
  if (problem.code === 'AGREEMENT_DUE' || problem.code === 'REAUTHENTICATION_NEEDED') {
    const { isMet } = await import('./demands.ts')
    if (await isMet(problem.code)) return callFunction(name, body, options)
  }
  throw problem
}

/** The use case with the ids of what it is done to: it is the same act whatever else the person changed. */
const actOf = (name: string, body: object): string =>
  [name, ...Object.values(body).filter((value) => typeof value === 'string' && isUuid(value))].join(' ')
