import type { Currency } from '../money/currency.ts'
import type { ChosenPicture, PictureShape, SitePicture } from './site-picture.ts'

/** The groups of the settings, in the order in which their page shows them. */
export const SETTING_GROUPS = [
  'brand',
  'operator',
  'contact',
  'region',
  'money',
  'accounting',
  'rentals',
  'features',
  'safety',
  'retention',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

interface Common {
  group: SettingGroup
  /** The variable of the environment that gives the default, where there is one. */
  variable?: string
  /** Production does not start without it. */
  isLegal?: true
  /** It may be left empty. */
  isOptional?: true
}

export type Definition = Common &
  (
    | { kind: 'text'; max: number }
    | { kind: 'email' | 'time-zone' | 'colour' | 'flag' }
    /** A number with so many decimals at the most. */
    | { kind: 'number' | 'percent'; min: number; max: number; decimals: number }
    /** Money, in whole cents. */
    | { kind: 'cents'; min: number; max: number }
    /** So many percentages whose sum is 100 at the most. */
    | { kind: 'percents'; length: number; decimals: number }
    /** The currency of all amounts; it cannot be changed once there is one. */
    | { kind: 'currency' }
    | { kind: 'choice'; options: readonly string[] }
    /** Some of the options, at least one; where they are ranked, in the order in which they were chosen. */
    | { kind: 'choices'; options: readonly string[]; isRanked?: true }
    | { kind: 'picture'; shape: PictureShape }
    /** Numbers of accounts, one for each of the options and all equally long. */
    | { kind: 'accounts'; options: readonly string[] }
  )

export type SettingValue = string | number | boolean | readonly number[] | readonly string[] | ChosenPicture

/** The type of a setting's values, by its definition. */
export type ValueOf<D extends Definition> = D extends { kind: 'number' | 'percent' | 'cents' }
  ? number
  : D extends { kind: 'flag' }
    ? boolean
    : D extends { kind: 'percents' }
      ? readonly number[]
      : D extends { kind: 'currency' }
        ? Currency
        : D extends { kind: 'choice'; options: readonly (infer Option)[] }
          ? Option
          : D extends { kind: 'choices'; options: readonly (infer Option)[] }
            ? readonly Option[]
            : D extends { kind: 'picture' }
              ? SitePicture | ''
              : D extends { kind: 'accounts' }
                ? readonly string[]
                : string
