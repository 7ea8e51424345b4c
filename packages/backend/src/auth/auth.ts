import { Hono } from 'hono'
import { FairGate } from '#backend/db/fair-gate.ts'
import type { Deps } from '#backend/deps.ts'
import { limitBody } from '#backend/http/limit-body.ts'
import { getUser } from './account/get-user.ts'
import { updateUser } from './account/update-user.ts'
import { createUser } from './admin/create-user.ts'
import { deleteAccount } from './admin/delete-account.ts'
import { generateLink } from './admin/generate-link.ts'
import { getAccount } from './admin/get-account.ts'
import { invite } from './admin/invite.ts'
import { listFactors } from './admin/list-factors.ts'
import { listUsers } from './admin/list-users.ts'
import { listPasskeysOf, removePasskeyOf } from './admin/passkeys.ts'
import { removeFactor } from './admin/remove-factor.ts'
import { updateAccount } from './admin/update-account.ts'
import { AuthError } from './auth-error.ts'
import { openLink, submitLink } from './codes/open-link.ts'
import { reauthenticate } from './codes/reauthenticate.ts'
import { recover } from './codes/recover.ts'
import { resend } from './codes/resend.ts'
import { sendOtp } from './codes/send-otp.ts'
import { verify } from './codes/verify.ts'
import { openCountryFinder } from './country-finder.ts'
import { crossOrigin } from './cross-origin.ts'
import type { AuthDeps } from './deps.ts'
import { renderError, renderRefusal } from './error-response.ts'
import { challengeFactor } from './factors/challenge-factor.ts'
import { enrolFactor } from './factors/enrol-factor.ts'
import { unenrolFactor } from './factors/unenrol-factor.ts'
import { verifyFactor } from './factors/verify-factor.ts'
import { passkeys } from './factors/webauthn/passkeys.ts'
import { getHealth } from './get-health.ts'
import { getJwks } from './get-jwks.ts'
import { getSettings } from './get-settings.ts'
import { noteEvents } from './note-events.ts'
import { authorize, authorizeLink } from './providers/authorize.ts'
import { providerCallback } from './providers/callback.ts'
import { openProviders } from './providers/open-providers.ts'
import { unlinkIdentity } from './providers/unlink-identity.ts'
import { invalidateSessionGuard } from './sessions/invalidate-session-guard.ts'
import { logOut } from './sessions/log-out.ts'
import { singleSignOn } from './sign-in/switched-off.ts'
import { token } from './sign-in/token.ts'
import { signUp } from './sign-up/sign-up.ts'
import { PATIENCE_MS, takeTurns } from './take-turns.ts'

const MAX_BODY_BYTES = 128 * 1024

/** The auth protocol (GoTrue's), to be mounted at `/auth/v1`. */
export const auth = (given: Deps) => {
  const settings = given.config.auth
  const turns = new FairGate({ most: Number.POSITIVE_INFINITY, mostPerKey: 1, patienceMs: PATIENCE_MS })
  const deps: AuthDeps = {
    ...given,
    settings,
    countryOf: openCountryFinder(settings.countryDatabase),
    providers: openProviders(settings),
    turns,
  }
  const app = new Hono()
  app.onError(renderError(deps))
  app.use(crossOrigin)
  app.use(noteEvents(deps))
  const limited = limitBody({
    maxSize: MAX_BODY_BYTES,
    onError: (c) =>
      renderRefusal(c, new AuthError(413, 'request_entity_too_large', 'Request body too large')),
  })
  // To look for a body, Hono builds a whole request object, which a GET does not need.
  app.use((c, next) => (c.req.method === 'GET' ? next() : limited(c, next)))

  app.use(takeTurns(deps))

  // Ending a session or changing a factor takes effect at once, for all protocols of this process.
  for (const path of ['/logout', '/user', '/factors/*', '/admin/users/:userId/*']) {
    app.use(path, invalidateSessionGuard(deps))
  }

  app.get('/health', getHealth(deps))
  app.get('/settings', getSettings(deps))
  app.get('/.well-known/jwks.json', getJwks(deps))

  app.post('/signup', signUp(deps))
  app.post('/token', token(deps))
  app.post('/logout', logOut(deps))
  app.get('/user', getUser(deps))
  app.put('/user', updateUser(deps))

  app.post('/recover', recover(deps))
  app.post('/otp', sendOtp(deps))
  app.post('/magiclink', sendOtp(deps))
  app.post('/resend', resend(deps))
  app.post('/verify', submitLink(deps), verify(deps))
  app.get('/verify', openLink(deps))
  app.get('/reauthenticate', reauthenticate(deps))

  app.post('/factors', enrolFactor(deps))
  app.post('/factors/:factorId/challenge', challengeFactor(deps))
  app.post('/factors/:factorId/verify', verifyFactor(deps))
  app.delete('/factors/:factorId', unenrolFactor(deps))

  app.get('/admin/users', listUsers(deps))
  app.post('/admin/users', createUser(deps))
  app.get('/admin/users/:userId', getAccount(deps))
  app.put('/admin/users/:userId', updateAccount(deps))
  app.delete('/admin/users/:userId', deleteAccount(deps))
  app.get('/admin/users/:userId/factors', listFactors(deps))
  app.delete('/admin/users/:userId/factors/:factorId', removeFactor(deps))
  app.get('/admin/users/:userId/passkeys', listPasskeysOf(deps))
  app.delete('/admin/users/:userId/passkeys/:passkeyId', removePasskeyOf(deps))
  app.post('/admin/generate_link', generateLink(deps))
  app.post('/invite', invite(deps))

  app.get('/authorize', authorize(deps))
  app.get('/callback', providerCallback(deps))
  app.post('/callback', providerCallback(deps))
  app.post('/sso', singleSignOn)
  app.get('/user/identities/authorize', authorizeLink(deps))
  app.delete('/user/identities/:identityId', unlinkIdentity(deps))
  app.route('/passkeys', passkeys(deps))
  app.all('*', (c) => renderRefusal(c, new AuthError(404, 'not_found', 'Not found')))
  return app
}
