import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Cookies',
  description: `Ce que ${brand.name} enregistre dans votre navigateur : des cookies pour la langue, les couleurs et la connexion, et ce qu’exigent panier et session.`,
  lead: 'Nous n’enregistrons que ce qu’il faut pour faire ce que vous demandez au site. C’est pourquoi vous ne verrez pas de bandeau.',
  updated: '2026-11-28',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language : la langue que vous avez choisie. Un an.',
        'theme : clair ou sombre, si vous avez choisi. Un an.',
        'device : reconnaît ce navigateur, pour que vous puissiez vous connecter même si des inconnus essaient des mots de passe sur votre compte. Il ne dit pas qui vous êtes et ne connecte personne. Il montre aussi à notre équipe que plusieurs comptes utilisent un même appareil. Un an après la dernière connexion.',
      ],
    },
    {
      title: 'Stockage du navigateur',
      list: [
        'sb-lendaround-auth-token : garde votre session ouverte jusqu’à la déconnexion.',
        'user : votre nom, votre adresse e-mail et vos rôles, pour que les pages s’ouvrent plus vite. Jusqu’à la déconnexion.',
        'basket : le contenu de votre panier.',
        'tempReservationId et bookingData : les dates que nous vous gardons et la réservation que vous payez, jusqu’à ce que ce soit fait.',
        'recentSearches : vos dernières recherches, jusqu’à ce que vous les effaciez ou vous déconnectiez.',
        'viewed-person : pour notre équipe seulement, la personne dont la vue du site est ouverte, jusqu’à sa fin ou à la fermeture de l’onglet.',
        'searchPlace : le dernier lieu où vous avez cherché.',
        'originals : si vous voulez lire les descriptions dans leur langue d’origine.',
        'unsentMessages : les messages commencés, jusqu’à leur envoi ou à la déconnexion.',
        'outgoingMessages : les messages qui attendent une connexion, jusqu’à leur envoi ou à la déconnexion.',
        'wishDraft : une demande que vous avez commencé à écrire, jusqu’à ce que vous la publiiez ou vous déconnectiez.',
        'unsavedEdits : les modifications d’une annonce pas encore enregistrées, jusqu’à ce que vous les enregistriez, les abandonniez ou vous déconnectiez.',
        'lend : une annonce commencée sans compte, avec ses photos, jusqu’à ce qu’elle soit dans votre compte ou que vous vous déconnectiez.',
        'referral : le lien de la personne qui vous a fait venir, pendant 30 jours.',
        'passkeyAsked, installAsked : le fait qu’une clé d’accès et l’application vous ont déjà été proposées.',
        'tickets : les réservations dont vous aurez besoin du code et leurs pages, pour qu’elles s’ouvrent même hors connexion. Jusqu’à la déconnexion.',
        'rentals : la liste de vos locations, pour la même raison. Jusqu’à la déconnexion.',
        'authRedirect : la page où vous alliez avant de vous connecter.',
        'providerSignIn : la preuve que vous avez commencé à vous connecter avec un autre service dans ce navigateur, jusqu’à votre retour.',
        'pushAsked : le fait que nous vous avons déjà proposé les notifications sur cet appareil.',
        'language : la même chose que le cookie.',
        'closedAnnouncements : les annonces que vous avez fermées.',
        'ownAnnouncements : les annonces qui vous sont destinées comme personne connectée ou propriétaire, jusqu’à votre déconnexion.',
        'stripHeight : la hauteur de la partie de la page d’accueil avec vos locations, jusqu’à ce que vous vous déconnectiez.',
        'testMode : un interrupteur pour les essais, si l’exploitant le permet.',
      ],
    },
    {
      title: 'Tout effacer',
      text: [
        'Vous pouvez tout effacer à tout moment dans les réglages de votre navigateur. Vous serez alors déconnecté et votre panier sera vide. Vos réservations restent.',
      ],
    },
  ],
})
