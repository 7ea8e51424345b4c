import type { ClaimKind } from '#domain/claim/claim-window.ts'
import { priceText } from './price-text.ts'
import type { Scene } from './scenes.ts'

/** A claim after a rental, and its state. */
export interface SceneClaim {
  kind: ClaimKind
  amountCents: number
  /** In the claimant's language; empty for a late return, which is calculated. */
  readonly description: string
  /** Hours between the return and each step. */
  openedAfter: number
  /** The respondent's objection. */
  dispute?: { after: number; message: string }
  /** A moderator's decision. */
  decision?: { after: number; awardCents: number; reason: string }
}

export interface ClaimScene extends Omit<Scene, 'status'> {
  status: 'disputed'
  /** How many hours late the item came back. */
  lateHours?: number
  claim: SceneClaim
}

/** Claims: one awaiting a response, one awaiting a decision, one decided, and one for a late return. */
export const claimScenes: ClaimScene[] = [
  {
    renter: 'marta',
    items: ['madrid-angle-grinder'],
    from: [-3, 10],
    until: [-2, 10],
    status: 'disputed',
    bookedHoursAgo: 124,
    claim: {
      kind: 'damage',
      amountCents: 2_800,
      get description() {
        return `La empuñadura lateral está rajada y la protección del disco, doblada. La empuñadura nueva cuesta ${priceText(12, 'es')} y la protección, ${priceText(16, 'es')}. Ambas estaban bien cuando te la llevaste.`
      },
      openedAfter: 5,
    },
  },
  {
    renter: 'stefan',
    items: ['berlin-telescopic-ladder'],
    from: [-9, 18],
    until: [-8, 18],
    status: 'disputed',
    bookedHoursAgo: 301,
    claim: {
      kind: 'damage',
      amountCents: 4_500,
      get description() {
        return `Die unterste Sprosse rastet nicht mehr ein, weil die Leiter ausgezogen umgefallen ist. Die Reparatur kostet laut Händler ${priceText(45, 'de')}.`
      },
      openedAfter: 3,
      dispute: {
        after: 26,
        message:
          'Umgefallen ist bei mir nichts. Die Sprosse hat schon beim Abholen geklemmt, das habe ich dir auch gesagt.',
      },
    },
  },
  {
    renter: 'hannah',
    items: ['vienna-scaffold-tower'],
    from: [-8, 8],
    until: [-6, 17],
    status: 'disputed',
    bookedHoursAgo: 263,
    claim: {
      kind: 'missing',
      amountCents: 6_000,
      get description() {
        return `Es fehlen zwei der vier Fußspindeln. Eine Spindel kostet ${priceText(30, 'de')}.`
      },
      openedAfter: 6,
      dispute: {
        after: 30,
        message: 'Ich habe nur drei Spindeln bekommen. Fehlen kann bei mir höchstens eine.',
      },
      decision: {
        after: 70,
        awardCents: 3_000,
        reason:
          'Auf dem Foto der Abholung sind drei Spindeln zu sehen, zurück kamen zwei. Zugesprochen wird die eine, die dazwischen verloren ging.',
      },
    },
  },
  {
    renter: 'katharina',
    items: ['vienna-suitcases'],
    from: [-4, 8],
    until: [-2, 12],
    status: 'disputed',
    bookedHoursAgo: 163,
    lateHours: 3.25,
    claim: { kind: 'late', amountCents: 0, description: '', openedAfter: 0 },
  },
]
