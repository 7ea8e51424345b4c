import { Secret, TOTP } from 'otpauth'

/** Seconds until the next code. */
export const CODE_SECONDS = 30

/** The code that the renter shows at the door: six digits that change every half minute and need no connection. */
export const handoverCode = (secret: string, now: number): string => totp(secret).generate({ timestamp: now })

/** Whether these digits are the current, the previous or the next code, because clocks differ. */
export const isHandoverCode = (secret: string, code: string, now: number): boolean =>
  totp(secret).validate({ token: code, timestamp: now, window: 1 }) !== null

const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromHex(secret), algorithm: 'SHA1', digits: 6, period: CODE_SECONDS })
