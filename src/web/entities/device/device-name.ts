/** Browser and system of a user agent, by names that people know; undefined for an unknown one. */
export function deviceName(userAgent: string | null): { browser?: string; system?: string } {
  const browser = first(userAgent, BROWSERS)
  const system = first(userAgent, SYSTEMS)
  return { ...(browser && { browser }), ...(system && { system }) }
}

// The order matters: each browser claims to be one of those further down as well.
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (text: string | null, names: [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(text ?? ''))?.[1]
