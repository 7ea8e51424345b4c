/** What the QR code of a booking says: the secret that proves at the door whose booking it is. */
export const qrTextOf = (code: string): string => `lenda:${code}`

/** The first letters of the code in groups, to be read out where no camera helps: `A1B2 C3D4`. */
export const spokenCodeOf = (code: string): string =>
  (
    code
      .slice(0, 8)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join(' ')
