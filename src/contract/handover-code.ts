import { Secret, TOTP } from 'otpauth'

/** How long a code is shown before the next one comes. */
export const CODE_SECONDS = 30

/** What the renter shows at the door: six digits that change every half minute and need no connection. */
export const handoverCode = (secret: string, now: number): string => totp(secret).generate({ timestamp: now })

/** Whether these digits are the code of this moment, the one before or the one after: clocks differ. */
export const isHandoverCode = (secret: string, code: string, now: number): boolean =>
  totp(secret).validate({ token: code, timestamp: now, window: 1 }) !== null

const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromHex(secret), algorithm: 'SHA1', digits: 6, period: CODE_SECONDS })
