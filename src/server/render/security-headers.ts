import type { PublicConfig } from '#contract/render-context.ts'

/** Headers that every page carries besides its content security policy. */
export function securityHeaders(
  config: PublicConfig,
  mode: 'production' | 'development',
): [string, string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    // The camera reads QR codes at the handover, the position sorts what is near.
    ['permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=()'],
  ]
  const encrypted = config.siteUrl.startsWith('https:') && mode === 'production'
  return encrypted
    ? [...headers, ['strict-transport-security', 'max-age=31536000; includeSubDomains']]
    : headers
}
