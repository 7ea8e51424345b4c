import type { Product, Renter } from './open-product.ts'

/** The response of a use case over HTTP: its value, or its refusal's code, or the text of an unexpected error. */
export type Answer<Value> = { value: Value; code?: undefined } | { value?: undefined; code: string }

/** Where the product answers. */
export type Site = Pick<Product, 'url' | 'publishableKey'>

/** Calls a use case as a browser would: as this renter, or as a visitor if none is given. With a `key`, once at the most. */
export async function callUseCase<Value>(
  { url, publishableKey }: Site,
  renter: Pick<Renter, 'token'> | undefined,
  name: string,
  input: object,
  key?: string,
): Promise<Answer<Value>> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(renter && { authorization: `Bearer ${renter.token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(input),
  })
  const body = await response.json().catch(() => ({}))
  return response.ok ? { value: body as Value } : { code: body.code ?? `status ${response.status}` }
}
