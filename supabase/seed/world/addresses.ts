import type { CityKey } from '../cities.ts'

/** Where things are brought to. */
export const addresses: Record<CityKey, string[]> = {
  berlin: [
    'Reichenberger Straße 118, 10999 Berlin',
    'Sonnenallee 63, 12045 Berlin',
    'Kopenhagener Straße 41, 10437 Berlin',
    'Müllerstraße 27, 13353 Berlin',
    'Wühlischstraße 9, 10245 Berlin',
  ],
  vienna: [
    'Neubaugasse 48, 1070 Wien',
    'Taborstraße 71, 1020 Wien',
    'Gumpendorfer Straße 92, 1060 Wien',
    'Reinprechtsdorfer Straße 15, 1050 Wien',
    'Hernalser Hauptstraße 130, 1170 Wien',
  ],
  paris: [
    '14 rue des Vinaigriers, 75010 Paris',
    '87 rue de Bagnolet, 75020 Paris',
    '32 rue Daguerre, 75014 Paris',
    '5 rue Lepic, 75018 Paris',
    '61 avenue de Clichy, 75017 Paris',
  ],
  madrid: [
    'Calle del Espíritu Santo 23, 28004 Madrid',
    'Calle de Embajadores 88, 28012 Madrid',
    'Calle de Alcalde Sainz de Baranda 40, 28009 Madrid',
    'Calle de Fuencarral 131, 28010 Madrid',
    'Paseo de las Delicias 54, 28045 Madrid',
  ],
}
