import { measureRequests } from './measure-requests.ts'
import type { CpuClock, Measured } from './measured.ts'
import type { Product } from './open-product.ts'

/** Sign-ins by password, one for each renter at a time, and what `/ping` is like meanwhile. */
export async function measureSignIns(
  { url, publishableKey, renters }: Product,
  cpu: CpuClock,
  seconds: number,
): Promise<{ signIns: Measured; pings: Measured }> {
  let turn = 0
  const signIn = () => {
    const { email, password } = renters[turn++ % renters.length]!
    return {
      method: 'POST' as const,
      path: '/auth/v1/token?grant_type=password',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }
  }
  const [signIns, pings] = await Promise.all([
    measureRequests({ url, cpu, connections: renters.length, next: signIn }, seconds),
    measureRequests({ url, cpu: () => undefined, connections: 1, next: () => ({ path: '/ping' }) }, seconds),
  ])
  return { signIns, pings }
}
