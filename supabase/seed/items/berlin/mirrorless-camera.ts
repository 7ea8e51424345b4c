import type { SeedItem } from '../seed-item.ts'

export const mirrorlessCamera: SeedItem = {
  key: 'berlin-mirrorless-camera',
  city: 'berlin',
  owner: 'aylin',
  category: 'photo-video',
  title: { de: 'Vollformatkamera Sony mit zwei Objektiven', en: 'Sony full-frame camera with two lenses' },
  description: {
    de: 'Meine Zweitkamera von Aufträgen, spiegellos, 24 Megapixel. Dazu das 24-70 mm f/2.8 für fast alles und ein 85 mm f/1.8 für Porträts. Im Rucksack sind drei Akkus, Ladegerät, zwei SD-Karten mit 64 GB, Blasebalg und ein Grauverlauffilter. Der Sensor wird bei mir alle acht Wochen gereinigt, die Gummierung am Griff ist an einer Ecke etwas lose, das stört nicht. Ich stelle sie dir auf Wunsch vor: Hochzeit, Konzert, Bewerbungsfotos, jeweils ein gespeichertes Profil. Bitte nicht an den Strand mitnehmen, Sand ist ihr Ende. Ausweis bei der Übergabe zeigen, dann geht es los.',
    en: 'My second camera from jobs, mirrorless, 24 megapixels. It comes with a 24-70 mm f/2.8 for nearly everything and an 85 mm f/1.8 for portraits. The rucksack also holds three batteries, a charger, two 64 GB SD cards, a blower and a graduated filter. I clean the sensor every eight weeks; the rubber of the grip is a little loose at one corner, which does no harm. If you like I set it up for you: wedding, concert or CV photos, each is a saved profile. Please don’t take it to a beach, sand is the end of it. Show me your ID at handover and off you go.',
  },
  price: { day: 5500, deposit: 60000 },
  units: 1,
  place: { neighbourhood: 'Kreuzberg', latitude: 52.4919, longitude: 13.4161 },
  delivery: ['pickup'],
  terms: {
    instant: false,
    noticeHours: 24,
    minHours: 6,
    maxHours: 240,
    bufferMinutes: 180,
    cancellation: 'strict',
  },
  reviews: [
    {
      rating: 5,
      text: 'Standesamt meiner Schwester fotografiert, mit Aylins Profil sind alle Bilder scharf geworden. Drei Akkus reichen locker.',
    },
    {
      rating: 5,
      text: 'Kamera und Objektive wie beschrieben, alles blitzsauber. Die Einweisung war so viel wert wie die Kamera selbst.',
    },
    {
      rating: 4,
      text: 'Technisch top. Der Rucksack ist schwer, für einen Städtetrip hätte mir ein Objektiv gereicht.',
    },
  ],
}
