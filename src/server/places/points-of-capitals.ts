import type { CityPoints } from './city-points.ts'

/** Stations, squares, parks and quarters of Berlin, Vienna, Paris and Madrid. */
export const POINTS_OF_CAPITALS: Record<string, CityPoints> = {
  Berlin: {
    country: 'DE',
    names: 'berlin|berlín',
    points: `+Hauptbahnhof|+Hbf|+central station|+main station: 52.5251 13.3694
Alexanderplatz|Alex: 52.5219 13.4132
Ostbahnhof: 52.5103 13.4349
Südkreuz: 52.4754 13.3655
Gesundbrunnen: 52.5487 13.3886
Potsdamer Platz: 52.5096 13.3759
Zoologischer Garten|Bahnhof Zoo: 52.5072 13.3325
Ostkreuz: 52.5031 13.4691
Warschauer Straße: 52.5058 13.4491
Kottbusser Tor|Kotti: 52.4991 13.4180
Hermannplatz: 52.4868 13.4246
Rosenthaler Platz: 52.5298 13.4014
Ernst-Reuter-Platz: 52.5127 13.3219
Tempelhofer Feld: 52.4750 13.4020
Treptower Park: 52.4885 13.4697
Treptow: 52.4930 13.4610
Kreuzkölln: 52.4915 13.4280
Maybachufer: 52.4942 13.4236
Kurfürstendamm|Kudamm|Ku'damm: 52.5037 13.3316
Mauerpark: 52.5435 13.4025
Görlitzer Park|Görli: 52.4969 13.4375
Hackescher Markt: 52.5227 13.4025
Friedrichstraße: 52.5203 13.3870
Boxhagener Platz|Boxi: 52.5110 13.4600
Helmholtzplatz: 52.5422 13.4165
Kollwitzplatz: 52.5362 13.4177
Nollendorfplatz: 52.4994 13.3536
Mehringdamm: 52.4930 13.3880
Brandenburger Tor|Brandenburg Gate: 52.5163 13.3777
Hasenheide: 52.4832 13.4150
Wannsee: 52.4215 13.1790
Müggelsee: 52.4380 13.6480
Görlitzer Bahnhof: 52.4992 13.4281
Schlesisches Tor|Schlesi: 52.5009 13.4418
Moritzplatz: 52.5035 13.4103
Hallesches Tor: 52.4977 13.3914
Bergmannstraße|Bergmannkiez: 52.4893 13.3950
Gleisdreieck: 52.4996 13.3742
Yorckstraße: 52.4920 13.3710
Frankfurter Tor: 52.5157 13.4540
Frankfurter Allee: 52.5142 13.4750
Strausberger Platz: 52.5181 13.4330
Volkspark Friedrichshain: 52.5285 13.4350
Jannowitzbrücke: 52.5150 13.4183
Rosa-Luxemburg-Platz: 52.5276 13.4104
Senefelderplatz: 52.5325 13.4126
Eberswalder Straße: 52.5412 13.4122
Schönhauser Allee: 52.5494 13.4153
Nordbahnhof: 52.5320 13.3884
Leopoldplatz: 52.5466 13.3593
Osloer Straße: 52.5570 13.3735
Rathaus Neukölln: 52.4812 13.4350
Karl-Marx-Straße: 52.4764 13.4398
Sonnenallee: 52.4740 13.4556
Rummelsburger Bucht: 52.4980 13.4740
Bahnhof Lichtenberg: 52.5102 13.4969
Wittenbergplatz: 52.5018 13.3430
Winterfeldtplatz: 52.4950 13.3545
Bayerischer Platz: 52.4886 13.3402
Innsbrucker Platz: 52.4782 13.3430
Savignyplatz: 52.5055 13.3191
Museumsinsel: 52.5169 13.4019
Olympiastadion Berlin: 52.5147 13.2395
East Side Gallery: 52.5050 13.4397
Charité: 52.5260 13.3770
Schlachtensee: 52.4430 13.2130`,
  },
  Wien: {
    country: 'AT',
    names: 'wien|vienna|viena|vienne',
    points: `+Hauptbahnhof|+Hbf|+central station|+main station: 48.1853 16.3772
Westbahnhof: 48.1967 16.3374
Praterstern: 48.2184 16.3925
Wien Mitte|Landstraße Bahnhof: 48.2066 16.3846
Franz-Josefs-Bahnhof: 48.2260 16.3611
Wien Meidling|Bahnhof Meidling: 48.1746 16.3343
Stephansplatz: 48.2085 16.3731
Schwedenplatz: 48.2119 16.3779
Karlsplatz: 48.2003 16.3692
Naschmarkt: 48.1985 16.3634
Spittelau: 48.2354 16.3584
Schönbrunn: 48.1866 16.3120
Floridsdorf Bahnhof: 48.2566 16.4002
Prater|Wurstelprater: 48.2117 16.4050
Augarten: 48.2262 16.3757
Donauinsel: 48.2300 16.4100
Stadtpark Wien: 48.2047 16.3800
Karmelitermarkt: 48.2171 16.3777
Yppenplatz: 48.2138 16.3352
Brunnenmarkt: 48.2130 16.3385
Museumsquartier: 48.2035 16.3590
Schottentor: 48.2150 16.3620
Reumannplatz: 48.1748 16.3777
Mariahilfer Straße: 48.1990 16.3510
Grinzing: 48.2560 16.3420
Seestadt Aspern|Aspern: 48.2250 16.5080
Kahlenberg: 48.2755 16.3370
Volkstheater: 48.2053 16.3579
Neubaugasse: 48.1989 16.3522
Zieglergasse: 48.1970 16.3460
Burggasse: 48.2035 16.3370
Josefstädter Straße: 48.2115 16.3380
Thaliastraße: 48.2093 16.3385
Alser Straße: 48.2165 16.3415
Nußdorfer Straße: 48.2310 16.3530
Gersthof: 48.2313 16.3290
Nestroyplatz: 48.2153 16.3850
Taborstraße: 48.2190 16.3810
Kettenbrückengasse: 48.1963 16.3590
Pilgramgasse: 48.1922 16.3540
Längenfeldgasse: 48.1850 16.3350
Keplerplatz: 48.1793 16.3762
Handelskai: 48.2417 16.3853
Kagran: 48.2430 16.4330
Rathausplatz Wien: 48.2110 16.3600
Belvedere: 48.1915 16.3809`,
  },
  Paris: {
    country: 'FR',
    names: 'paris|parís',
    points: `Gare de Lyon: 48.8443 2.3743
Gare du Nord: 48.8809 2.3553
Gare de l'Est: 48.8768 2.3592
Montparnasse|Gare Montparnasse: 48.8412 2.3205
Saint-Lazare|Gare Saint-Lazare: 48.8763 2.3254
Austerlitz|Gare d'Austerlitz: 48.8423 2.3656
Bercy|Gare de Bercy: 48.8394 2.3829
Châtelet|Châtelet les Halles|Les Halles: 48.8606 2.3472
Bastille|Place de la Bastille: 48.8532 2.3692
République|Place de la République: 48.8675 2.3638
Nation|Place de la Nation: 48.8484 2.3959
Place d'Italie: 48.8314 2.3556
Denfert-Rochereau: 48.8339 2.3324
Stalingrad: 48.8842 2.3657
Père Lachaise: 48.8627 2.3872
La Villette: 48.8938 2.3900
Goutte d’Or: 48.8850 2.3530
Pernety: 48.8343 2.3191
Sacré-Cœur: 48.8867 2.3431
Buttes-Chaumont: 48.8809 2.3828
Champs-Élysées|Champs Elysees: 48.8698 2.3076
Tour Eiffel|Eiffel Tower|Eiffelturm|torre Eiffel: 48.8584 2.2945
Louvre: 48.8606 2.3376
Notre-Dame de Paris: 48.8530 2.3499
Jardin du Luxembourg: 48.8462 2.3372
Bois de Vincennes: 48.8320 2.4330
Bois de Boulogne: 48.8624 2.2490
Porte de Versailles: 48.8323 2.2876
Porte de Clignancourt: 48.8975 2.3446
Saint-Ouen: 48.9110 2.3340
Place de Clichy: 48.8836 2.3274
Pigalle: 48.8821 2.3375
Barbès|Barbès-Rochechouart: 48.8839 2.3495
Abbesses: 48.8844 2.3386
Jules Joffrin: 48.8925 2.3447
Strasbourg Saint-Denis: 48.8695 2.3543
Ménilmontant: 48.8664 2.3835
Daumesnil: 48.8395 2.3960
Place Monge: 48.8427 2.3522
Tolbiac: 48.8262 2.3573
Alésia: 48.8282 2.3270
Odéon: 48.8520 2.3388
Saint-Germain-des-Prés: 48.8539 2.3338
Opéra Garnier: 48.8720 2.3316
Trocadéro: 48.8630 2.2870
Porte d'Orléans: 48.8232 2.3256
Porte de Vincennes: 48.8470 2.4108
Champ de Mars: 48.8556 2.2986
Canal Saint-Martin: 48.8700 2.3650`,
  },
  Madrid: {
    country: 'ES',
    names: 'madrid',
    points: `Atocha|estación de Atocha|Puerta de Atocha: 40.4065 -3.6895
Chamartín|estación de Chamartín: 40.4721 -3.6825
Príncipe Pío: 40.4211 -3.7203
Sol|Puerta del Sol: 40.4169 -3.7035
Nuevos Ministerios: 40.4466 -3.6922
Méndez Álvaro: 40.3952 -3.6786
Plaza de Castilla: 40.4668 -3.6891
Moncloa: 40.4350 -3.7190
Retiro|El Retiro|parque del Retiro: 40.4153 -3.6845
Gran Vía: 40.4203 -3.7017
Plaza de España: 40.4233 -3.7122
Cuatro Caminos: 40.4470 -3.7040
Legazpi: 40.3912 -3.6953
Vallecas: 40.3800 -3.6620
Tetuán: 40.4600 -3.6980
Barajas: 40.4720 -3.5800
Casa de Campo: 40.4190 -3.7500
El Rastro: 40.4085 -3.7075
Madrid Río: 40.4040 -3.7180
Matadero: 40.3917 -3.6972
Tirso de Molina: 40.4122 -3.7050
Embajadores: 40.4050 -3.7020
Plaza Mayor: 40.4154 -3.7074
Bernabéu|Santiago Bernabéu: 40.4530 -3.6883
Delicias: 40.4000 -3.6930
Las Ventas: 40.4316 -3.6632
Bilbao Madrid|glorieta de Bilbao: 40.4290 -3.7022
Alonso Martínez: 40.4278 -3.6958
Ríos Rosas: 40.4420 -3.7010
Antón Martín: 40.4123 -3.6994
Puerta de Toledo: 40.4068 -3.7114
Marqués de Vadillo: 40.3978 -3.7160
Conde de Casal: 40.4074 -3.6688
Manuel Becerra: 40.4280 -3.6695
Avenida de América: 40.4383 -3.6766
Museo del Prado|Prado|El Prado: 40.4138 -3.6921
Museo Reina Sofía|Reina Sofía: 40.4080 -3.6946
Templo de Debod: 40.4240 -3.7178
Ciudad Universitaria: 40.4480 -3.7290
Parque del Oeste: 40.4280 -3.7270`,
  },
}
