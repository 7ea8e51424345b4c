import type { ListingReason } from '#domain/moderation/reasons.ts'
import type { Locale } from './locale.ts'

const SENTENCES: Record<Locale, Record<Exclude<ListingReason, 'other'>, string>> = {
  en: {
    pictures: 'The pictures do not show the item itself, or not well enough.',
    description: 'The description does not say enough about what one gets and in what state it is.',
    price: 'The price or the deposit does not fit the item.',
    category: 'It is in the wrong category.',
    contact: 'Pictures or texts contain contact details or ask people to pay elsewhere.',
    forbidden: 'This may not be rented out here.',
  },
  de: {
    pictures: 'Die Bilder zeigen den Artikel selbst nicht oder nicht gut genug.',
    description: 'Die Beschreibung sagt nicht genug darüber, was man bekommt und in welchem Zustand es ist.',
    price: 'Der Preis oder die Kaution passt nicht zum Artikel.',
    category: 'Er steht in der falschen Kategorie.',
    contact: 'Bilder oder Texte enthalten Kontaktdaten oder fordern dazu auf, woanders zu bezahlen.',
    forbidden: 'Das darf hier nicht vermietet werden.',
  },
  es: {
    pictures: 'Las fotos no muestran el artículo, o no lo bastante bien.',
    description: 'La descripción no explica lo suficiente qué se recibe y en qué estado está.',
    price: 'El precio o la fianza no corresponden al artículo.',
    category: 'Está en una categoría equivocada.',
    contact: 'Las fotos o los textos contienen datos de contacto o piden pagar por otro lado.',
    forbidden: 'Esto no se puede alquilar aquí.',
  },
  fr: {
    pictures: 'Les photos ne montrent pas l’objet lui-même, ou pas assez bien.',
    description: 'La description ne dit pas assez ce que l’on reçoit ni dans quel état.',
    price: 'Le prix ou la caution ne correspond pas à l’objet.',
    category: 'Il est dans la mauvaise catégorie.',
    contact: 'Les photos ou les textes contiennent des coordonnées ou invitent à payer ailleurs.',
    forbidden: 'Cet objet ne peut pas être loué ici.',
  },
}

/** The sentence of a moderator's reason in the lender's language; none for one that only their message explains. */
export const listingReasonText = (reason: ListingReason, locale: Locale): string[] =>
  reason === 'other' ? [] : [SENTENCES[locale][reason]]
