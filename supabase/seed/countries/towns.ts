import { town } from './city-of-country.ts'

// Places of the city's own people, one a neighbourhood; each lies within a kilometre of the neighbourhood's middle.

export const munich = town(
  'München',
  [48.137, 11.575],
  [
    ['Sendling', 'Daiserstraße #', '81371', 48.1195, 11.547],
    ['Haidhausen', 'Wörthstraße #', '81667', 48.1295, 11.5985],
    ['Schwabing', 'Hohenzollernstraße #', '80801', 48.159, 11.577],
    ['Giesing', 'Tegernseer Landstraße #', '81541', 48.1145, 11.5835],
    ['Neuhausen', 'Nymphenburger Straße #', '80636', 48.153, 11.535],
  ],
)
export const cologne = town(
  'Köln',
  [50.938, 6.957],
  [
    ['Ehrenfeld', 'Venloer Straße #', '50823', 50.951, 6.9185],
    ['Nippes', 'Neusser Straße #', '50733', 50.9635, 6.954],
    ['Südstadt', 'Merowingerstraße #', '50677', 50.9215, 6.9555],
    ['Deutz', 'Deutzer Freiheit #', '50679', 50.9365, 6.9765],
    ['Lindenthal', 'Dürener Straße #', '50931', 50.9295, 6.9165],
  ],
)
export const hamburg = town(
  'Hamburg',
  [53.5535, 9.992],
  [
    ['Ottensen', 'Bahrenfelder Straße #', '22765', 53.5545, 9.9275],
    ['Eimsbüttel', 'Osterstraße #', '20259', 53.5765, 9.952],
    ['Winterhude', 'Mühlenkamp #', '22303', 53.5845, 10.011],
    ['Barmbek', 'Fuhlsbüttler Straße #', '22305', 53.5905, 10.0435],
    ['St. Pauli', 'Wohlwillstraße #', '20359', 53.5535, 9.9645],
  ],
)

export const graz = town(
  'Graz',
  [47.0705, 15.4385],
  [
    ['Lend', 'Mariahilferstraße #', '8020', 47.0735, 15.4325],
    ['Gries', 'Griesgasse #', '8020', 47.0665, 15.4335],
    ['Geidorf', 'Zinzendorfgasse #', '8010', 47.0785, 15.4475],
    ['Jakomini', 'Klosterwiesgasse #', '8010', 47.0635, 15.4465],
    ['St. Leonhard', 'Leonhardstraße #', '8010', 47.0735, 15.4535],
  ],
)
export const linz = town(
  'Linz',
  [48.306, 14.286],
  [
    ['Innenstadt', 'Bischofstraße #', '4020', 48.3035, 14.2885],
    ['Urfahr', 'Hauptstraße #', '4040', 48.3145, 14.2825],
    ['Froschberg', 'Ziegeleistraße #', '4020', 48.2925, 14.2775],
    ['Bindermichl', 'Stadlerstraße #', '4020', 48.2735, 14.2885],
    ['Kaplanhof', 'Lederergasse #', '4020', 48.3085, 14.3025],
  ],
)
export const salzburg = town(
  'Salzburg',
  [47.8, 13.044],
  [
    ['Lehen', 'Ignaz-Harrer-Straße #', '5020', 47.8125, 13.0275],
    ['Maxglan', 'Maxglaner Hauptstraße #', '5020', 47.8025, 13.0185],
    ['Schallmoos', 'Vogelweiderstraße #', '5020', 47.8135, 13.0525],
    ['Nonntal', 'Nonntaler Hauptstraße #', '5020', 47.7925, 13.0515],
    ['Gnigl', 'Linzer Bundesstraße #', '5023', 47.8125, 13.0765],
  ],
)

export const zurich = town(
  'Zürich',
  [47.3745, 8.541],
  [
    ['Wiedikon', 'Birmensdorferstrasse #', '8003', 47.3705, 8.5165],
    ['Wipkingen', 'Röschibachstrasse #', '8037', 47.3925, 8.5285],
    ['Oerlikon', 'Schulstrasse #', '8050', 47.4095, 8.5445],
    ['Altstetten', 'Badenerstrasse #', '8048', 47.3905, 8.4875],
    ['Seefeld', 'Dufourstrasse #', '8008', 47.3595, 8.5535],
  ],
)
export const bern = town(
  'Bern',
  [46.948, 7.4475],
  [
    ['Länggasse', 'Länggassstrasse #', '3012', 46.9545, 7.4305],
    ['Breitenrain', 'Breitenrainstrasse #', '3013', 46.9585, 7.4525],
    ['Mattenhof', 'Belpstrasse #', '3007', 46.9435, 7.4305],
    ['Kirchenfeld', 'Thunstrasse #', '3005', 46.9405, 7.4545],
    ['Bümpliz', 'Brünnenstrasse #', '3018', 46.9425, 7.3925],
  ],
)
export const geneva = town(
  'Genève',
  [46.2045, 6.143],
  [
    ['Plainpalais', 'Rue de Carouge #', '1205', 46.1945, 6.1405],
    ['Pâquis', 'Rue de Berne #', '1201', 46.2105, 6.1475],
    ['Eaux-Vives', 'Rue des Eaux-Vives #', '1207', 46.2025, 6.1605],
    ['Servette', 'Rue de la Servette #', '1202', 46.2125, 6.1295],
    ['Jonction', 'Boulevard Carl-Vogt #', '1205', 46.2005, 6.1325],
  ],
)
export const lausanne = town(
  'Lausanne',
  [46.52, 6.633],
  [
    ['Flon', 'Rue de Genève #', '1003', 46.5215, 6.6275],
    ['Chailly', 'Avenue de Chailly #', '1012', 46.5265, 6.6545],
    ['Sévelin', 'Avenue de Sévelin #', '1004', 46.5225, 6.6185],
    ['Bellevaux', 'Route Aloys-Fauquez #', '1018', 46.5345, 6.6305],
    ['Cour', 'Avenue de Cour #', '1007', 46.5125, 6.6185],
  ],
)

export const lyon = town(
  'Lyon',
  [45.7605, 4.838],
  [
    ['Croix-Rousse', '# Grande Rue de la Croix-Rousse', '69004', 45.7765, 4.8315],
    ['Guillotière', '# Grande Rue de la Guillotière', '69007', 45.7525, 4.8475],
    ['Villeurbanne', '# cours Émile-Zola', '69100', 45.7705, 4.8795],
    ['Monplaisir', '# avenue des Frères-Lumière', '69008', 45.7445, 4.8705],
    ['Vaise', '# rue de la Claire', '69009', 45.7765, 4.8055],
  ],
)
export const strasbourg = town(
  'Strasbourg',
  [48.5805, 7.7485],
  [
    ['Krutenau', '# rue de Zurich', '67000', 48.5795, 7.7585],
    ['Neudorf', '# route du Polygone', '67100', 48.5665, 7.7625],
    ['Gare', '# rue du Faubourg-National', '67000', 48.5825, 7.7385],
    ['Robertsau', '# rue Boecklin', '67000', 48.6025, 7.7845],
    ['Cronenbourg', '# route d’Oberhausbergen', '67200', 48.5905, 7.7225],
  ],
)
export const toulouse = town(
  'Toulouse',
  [43.6045, 1.4445],
  [
    ['Saint-Cyprien', '# rue de la République', '31300', 43.5985, 1.4335],
    ['Minimes', '# avenue des Minimes', '31200', 43.6205, 1.4355],
    ['Saint-Michel', '# Grande Rue Saint-Michel', '31400', 43.5905, 1.4475],
    ['Bonnefoy', '# rue du Faubourg-Bonnefoy', '31500', 43.6175, 1.4565],
    ['Côte Pavée', '# avenue Jean-Rieux', '31500', 43.5965, 1.4685],
  ],
)

export const barcelona = town(
  'Barcelona',
  [41.388, 2.17],
  [
    ['Gràcia', 'Carrer de Verdi #', '08012', 41.4045, 2.1565],
    ['Poble-sec', 'Carrer de Blai #', '08004', 41.3745, 2.1635],
    ['Poblenou', 'Rambla del Poblenou #', '08005', 41.4015, 2.2015],
    ['Sants', 'Carrer de Sants #', '08014', 41.3755, 2.1355],
    ['Sant Andreu', 'Carrer Gran de Sant Andreu #', '08030', 41.4355, 2.1895],
  ],
)
export const valencia = town(
  'Valencia',
  [39.4705, -0.3765],
  [
    ['Ruzafa', 'Carrer de Cadis #', '46006', 39.4615, -0.3725],
    ['Benimaclet', 'Carrer del Baró de Sant Petrillo #', '46020', 39.4855, -0.3585],
    ['El Carmen', 'Carrer de Dalt #', '46003', 39.4785, -0.3815],
    ['Patraix', 'Carrer de Conca #', '46018', 39.4605, -0.3965],
    ['Cabanyal', 'Carrer de la Reina #', '46011', 39.4695, -0.3285],
  ],
)
export const seville = town(
  'Sevilla',
  [37.389, -5.9865],
  [
    ['Triana', 'Calle San Jacinto #', '41010', 37.3835, -6.0055],
    ['Macarena', 'Calle Feria #', '41003', 37.3985, -5.9915],
    ['Nervión', 'Avenida Eduardo Dato #', '41018', 37.3835, -5.9735],
    ['Los Remedios', 'Calle Asunción #', '41011', 37.3755, -6.0005],
    ['San Bernardo', 'Calle San Bernardo #', '41018', 37.3795, -5.9825],
  ],
)

export const london = town(
  'London',
  [51.5075, -0.1195],
  [
    ['Peckham', '# Bellenden Road', 'SE15 4QY', 51.4705, -0.0735],
    ['Walthamstow', '# Hoe Street', 'E17 4SD', 51.5825, -0.0195],
    ['Hackney', '# Chatsworth Road', 'E5 0LP', 51.5565, -0.0415],
    ['Brixton', '# Railton Road', 'SE24 0LU', 51.4595, -0.1095],
    ['Tooting', '# Mitcham Road', 'SW17 9PA', 51.4275, -0.1625],
  ],
)
export const leeds = town(
  'Leeds',
  [53.7985, -1.5455],
  [
    ['Headingley', '# Otley Road', 'LS6 2AL', 53.8215, -1.5785],
    ['Chapel Allerton', '# Harrogate Road', 'LS7 4LA', 53.8285, -1.5385],
    ['Holbeck', '# Domestic Street', 'LS11 9SG', 53.7865, -1.5595],
    ['Hyde Park', '# Brudenell Road', 'LS6 1HA', 53.8125, -1.5655],
    ['Kirkstall', '# Kirkstall Lane', 'LS5 3BS', 53.8185, -1.5985],
  ],
)
export const bristol = town(
  'Bristol',
  [51.4545, -2.589],
  [
    ['Bedminster', '# North Street', 'BS3 1JA', 51.4415, -2.6045],
    ['Easton', '# Stapleton Road', 'BS5 0NF', 51.4635, -2.5675],
    ['Stokes Croft', '# Jamaica Street', 'BS2 8JP', 51.4615, -2.5895],
    ['Bishopston', '# Gloucester Road', 'BS7 8AS', 51.4785, -2.5905],
    ['Totterdown', '# Wells Road', 'BS4 2PH', 51.4395, -2.5745],
  ],
)
export const edinburgh = town(
  'Edinburgh',
  [55.951, -3.1925],
  [
    ['Leith', '# Great Junction Street', 'EH6 5HX', 55.9725, -3.1735],
    ['Marchmont', '# Warrender Park Road', 'EH9 1HJ', 55.9375, -3.1945],
    ['Stockbridge', '# Raeburn Place', 'EH4 1HN', 55.9595, -3.2115],
    ['Gorgie', '# Gorgie Road', 'EH11 2LA', 55.9375, -3.2345],
    ['Portobello', '# Portobello High Street', 'EH15 1AF', 55.9535, -3.1135],
  ],
)
