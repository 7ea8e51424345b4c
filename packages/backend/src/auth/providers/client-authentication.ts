import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import type { ProviderSettings } from './provider-settings.ts'

/** How this site proves itself to the provider; for Apple by a token of five minutes, signed with the operator's key. */
export async function clientAuthentication({
  clientId,
  clientSecret,
  apple,
}: ProviderSettings): Promise<ClientAuth> {
  const { ClientSecretPost, None } = await import('openid-client')
  if (!apple) return clientSecret ? ClientSecretPost(clientSecret) : None()
  const key = await importPKCS8(apple.privateKey, 'ES256')
  return async (_server, _client, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
      .setIssuer(apple.teamId)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key)
    body.set('client_id', clientId)
    body.set('client_secret', secret)
  }
}
