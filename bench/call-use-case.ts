import type { Product, Renter } from './open-product.ts'

/** Answer of a use case over HTTP: its value, or the code of its refusal (or the text of a fault). */
export type Answer<Value> = { value: Value; code?: undefined } | { value?: undefined; code: string }

/** Calls a use case as a browser would, as the renter or, without one, as a visitor. */
export async function callUseCase<Value>(
  { url, publishableKey }: Product,
  renter: Renter | undefined,
  name: string,
  input: object,
): Promise<Answer<Value>> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(renter && { authorization: `Bearer ${renter.token}` }),
    },
    body: JSON.stringify(input),
  })
  const body = await response.json().catch(() => ({}))
  return response.ok ? { value: body as Value } : { code: body.code ?? `status ${response.status}` }
}
