import type { Context } from 'hono'
import { AuthError } from '../auth-error.ts'
import { failure, land } from '../codes/land.ts'
import { redirectTarget } from '../codes/redirect-target.ts'
import type { AuthDeps } from '../deps.ts'
import { requireNamedUser } from '../factors/require-factor.ts'
import { limitRequests } from '../limit-requests.ts'
import { requireFullProof } from './require-full-proof.ts'
import { startProviderFlow } from './start-flow.ts'

/** GET /authorize: leads to the provider's page. */
export const authorize = (deps: AuthDeps) => async (c: Context) => {
  const provider = deps.providers.require(c.req.query('provider'))
  await limitRequests(deps, c, 'code')
  const redirectTo = redirectTarget(deps, c)
  c.header('cache-control', 'no-store')
  try {
    const url = await startProviderFlow(deps, c, { provider, redirectTo })
    if (c.req.query('skip_http_redirect') === 'true') return c.json({ url: url.href })
    return c.redirect(url.href, 302)
  } catch (error) {
    if (error instanceof AuthError) throw error
    deps.log.warn({ err: error, provider: provider.id }, 'sign-in provider unreachable')
    return land(c, redirectTo, failure(unreachable(), true))
  }
}

/** GET /user/identities/authorize: the provider's page, for linking its account to the caller's. */
export const authorizeLink = (deps: AuthDeps) => async (c: Context) => {
  if (deps.providers.isEmpty) throw manualLinkingDisabled()
  const requester = await requireNamedUser(deps, c)
  await requireFullProof(deps, requester)
  const provider = deps.providers.require(c.req.query('provider'))
  await limitRequests(deps, c, 'factor', { name: requester.id, userId: requester.id })
  c.header('cache-control', 'no-store')
  try {
    const url = await startProviderFlow(deps, c, {
      provider,
      redirectTo: redirectTarget(deps, c),
      linkTo: requester.id,
    })
    return c.json({ url: url.href })
  } catch (error) {
    if (error instanceof AuthError) throw error
    deps.log.warn({ err: error, provider: provider.id }, 'sign-in provider unreachable')
    throw unreachable()
  }
}

export const manualLinkingDisabled = () =>
  new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')

const unreachable = () =>
  new AuthError(400, 'provider_unreachable', 'The provider does not respond, try again later')
