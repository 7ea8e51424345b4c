const PRIVATE = [
  /^(127|10)\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^::1$/,
  /^f[cd][\da-f]{2}:/,
  /^fe[89ab][\da-f]:/,
]

/** Whether an address is of a private network, not of the internet (RFC 1918, 3927, 4193, 4291): it has no place. */
export function isPrivateAddress(ip: string): boolean {
  const address = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  return PRIVATE.some((pattern) => pattern.test(address))
}
