import type { CityKey } from '../cities.ts'

/** Delivery addresses. */
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

/** Pickup addresses by neighbourhood: each has one lender in the demo. */
export const pickUpAddresses: Record<string, string> = {
  Friedrichshain: 'Wühlischstraße 9, 10245 Berlin',
  Kreuzberg: 'Graefestraße 31, 10967 Berlin',
  Lichtenberg: 'Weitlingstraße 22, 10317 Berlin',
  Neukölln: 'Weserstraße 54, 12045 Berlin',
  Rummelsburg: 'Zillepromenade 12, 10317 Berlin',
  Schöneberg: 'Akazienstraße 19, 10823 Berlin',
  Wedding: 'Sprengelstraße 38, 13353 Berlin',

  Josefstadt: 'Lange Gasse 34, 1080 Wien',
  Leopoldstadt: 'Große Sperlgasse 21, 1020 Wien',
  Meidling: 'Arndtstraße 62, 1120 Wien',
  Neubau: 'Neubaugasse 48, 1070 Wien',
  Ottakring: 'Brunnengasse 57, 1160 Wien',
  Währing: 'Gentzgasse 83, 1180 Wien',

  Batignolles: '61 rue des Batignolles, 75017 Paris',
  Belleville: '43 rue Ramponeau, 75020 Paris',
  'Butte-aux-Cailles': '18 rue des Cinq-Diamants, 75013 Paris',
  'Canal Saint-Martin': '14 rue des Vinaigriers, 75010 Paris',
  'Goutte d’Or': '27 rue Myrha, 75018 Paris',
  Oberkampf: '104 rue Saint-Maur, 75011 Paris',
  Pernety: '52 rue Raymond Losserand, 75014 Paris',

  Arganzuela: 'Paseo de las Delicias 54, 28045 Madrid',
  Carabanchel: 'Calle de General Ricardos 137, 28019 Madrid',
  Chamberí: 'Calle de Fuencarral 131, 28010 Madrid',
  Ibiza: 'Calle de Alcalde Sainz de Baranda 40, 28009 Madrid',
  'La Latina': 'Calle de Calatrava 16, 28005 Madrid',
  Lavapiés: 'Calle de Embajadores 88, 28012 Madrid',
}
