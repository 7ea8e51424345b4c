/**
 * The countries whose documents and businesses are accepted: the European Economic Area, Switzerland and the United
 * Kingdom.
 */
export const KYC_COUNTRIES = [
  ...['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU'],
  ...['IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const
export type KycCountry = (typeof KYC_COUNTRIES)[number]
