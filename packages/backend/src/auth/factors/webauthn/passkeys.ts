import { Hono } from 'hono'
import { AuthError } from '../../auth-error.ts'
import type { AuthDeps } from '../../deps.ts'
import { deletePasskey } from './delete-passkey.ts'
import { finishPasskeyRegistration } from './finish-passkey-registration.ts'
import { finishPasskeySignIn } from './finish-passkey-sign-in.ts'
import { listPasskeys } from './list-passkeys.ts'
import { renamePasskey } from './rename-passkey.ts'
import { startPasskeyRegistration } from './start-passkey-registration.ts'
import { startPasskeySignIn } from './start-passkey-sign-in.ts'

/** `/passkeys`: making keys, signing in with them, looking after them. */
export const passkeys = (deps: AuthDeps) => {
  const app = new Hono()
  if (!deps.settings.passkeys) {
    const off = () => {
      throw new AuthError(404, 'passkey_disabled', 'Passkey authentication is disabled')
    }
    return app.all('*', off)
  }
  app.post('/registration/options', startPasskeyRegistration(deps))
  app.post('/registration/verify', finishPasskeyRegistration(deps))
  app.post('/authentication/options', startPasskeySignIn(deps))
  app.post('/authentication/verify', finishPasskeySignIn(deps))
  app.get('/', listPasskeys(deps))
  app.patch('/:passkeyId', renamePasskey(deps))
  app.delete('/:passkeyId', deletePasskey(deps))
  return app
}
