import { useQuery } from '@tanstack/react-query'
import { apiUrl, config } from '../../lib/config.ts'

/** Whether the operator has passkeys switched on (undefined until it is known), and whether this browser can use one here. */
export function usePasskeysAvailable(): { enabled: boolean | undefined; usable: boolean } {
  const { data: enabled } = useQuery({
    queryKey: ['passkeys-enabled'],
    queryFn: areEnabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { enabled, usable: enabled === true && canUsePasskeys() }
}

async function areEnabled(): Promise<boolean> {
  const response = await fetch(`${apiUrl()}/auth/v1/settings`, {
    headers: { apikey: config().publishableKey },
  })
  if (!response.ok) return false
  const { passkeys_enabled: enabled } = (await response.json()) as { passkeys_enabled?: boolean }
  return enabled === true
}

const IP_ADDRESS = /^(\d+\.){3}\d+$|:/

/** Keys are bound to a domain: there is none to bind them to where a site is opened by its number. */
const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && isSecureContext && !IP_ADDRESS.test(location.hostname)
