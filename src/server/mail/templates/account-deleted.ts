import type { Template } from '../templates.ts'

export const accountDeleted: Template<'account-deleted'> = {
  en: (_, brand) => ({
    subject: `Your ${brand} account is deleted`,
    lines: [
      'Your account has just been deleted: profile, pictures, documents, favourites and items are gone.',
      'What the law makes us keep, such as invoices of past rentals, no longer bears your name. This is our last mail.',
    ],
    note: 'It was not you? Answer this mail at once. An account that is deleted cannot be brought back.',
  }),
  de: (_, brand) => ({
    subject: `Dein Konto bei ${brand} ist gelöscht`,
    lines: [
      'Dein Konto wurde gerade gelöscht: Profil, Bilder, Dokumente, Favoriten und Gegenstände sind weg.',
      'Was wir von Gesetzes wegen behalten, etwa Rechnungen vergangener Mieten, trägt deinen Namen nicht mehr. Das ist unsere letzte Mail.',
    ],
    note: 'Das warst nicht du? Antworte gleich auf diese Mail. Ein gelöschtes Konto lässt sich nicht zurückholen.',
  }),
  es: (_, brand) => ({
    subject: `Tu cuenta de ${brand} está eliminada`,
    lines: [
      'Tu cuenta se acaba de eliminar: el perfil, las fotos, los documentos, los favoritos y los artículos ya no existen.',
      'Lo que la ley nos obliga a guardar, como las facturas de alquileres pasados, ya no lleva tu nombre. Este es nuestro último correo.',
    ],
    note: '¿No has sido tú? Responde cuanto antes a este correo. Una cuenta eliminada no se puede recuperar.',
  }),
  fr: (_, brand) => ({
    subject: `Votre compte ${brand} est supprimé`,
    lines: [
      'Votre compte vient d’être supprimé : profil, photos, documents, favoris et objets n’existent plus.',
      'Ce que la loi nous oblige à garder, comme les factures de locations passées, ne porte plus votre nom. Ceci est notre dernier message.',
    ],
    note: 'Ce n’était pas vous ? Répondez tout de suite à ce message. Un compte supprimé ne peut pas être rétabli.',
  }),
}
