import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Deps } from '#server/deps.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDeps } from './deps.ts'
import { renderError, renderRefusal } from './error-response.ts'
import { getHealth } from './get-health.ts'
import { getJwks } from './get-jwks.ts'
import { getSettings } from './get-settings.ts'
import { getUser } from './get-user.ts'
import { logOut } from './log-out.ts'
import { readAuthSettings } from './settings.ts'
import { signUp } from './sign-up.ts'
import { token } from './token.ts'

const MAX_BODY_BYTES = 1024 * 1024

/** The auth protocol (GoTrue's), to be mounted at `/auth/v1`. */
export const auth = (given: Deps) => {
  const deps: AuthDeps = { ...given, settings: readAuthSettings(given.config) }
  const app = new Hono()
  app.onError(renderError(deps.log))
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: [
        'Accept',
        'Authorization',
        'Content-Type',
        'X-Client-IP',
        'X-Client-Info',
        'X-JWT-AUD',
        'X-Supabase-Api-Version',
        'apikey',
      ],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'Retry-After'],
    }),
  )
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) =>
        renderRefusal(c, new AuthError(413, 'request_entity_too_large', 'Request body too large')),
    }),
  )

  app.get('/health', getHealth())
  app.get('/settings', getSettings(deps))
  app.get('/.well-known/jwks.json', getJwks(deps))

  app.post('/signup', signUp(deps))
  app.post('/token', token(deps))
  app.post('/logout', logOut(deps))
  app.get('/user', getUser(deps))

  app.all('*', (c) => renderRefusal(c, new AuthError(404, 'not_found', 'Not found')))
  return app
}
