import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Cookies',
  description: `Ce que ${brand.name} enregistre dans votre navigateur : des cookies pour la langue, les couleurs et la connexion, et ce qu’exigent panier et session.`,
  lead: 'Nous n’enregistrons que ce dont le site a besoin pour faire ce que vous lui demandez. C’est pourquoi il n’y a pas de bandeau.',
  updated: '2026-01-01',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language : la langue choisie, pendant un an.',
        'theme : clair ou sombre, si vous avez choisi, pendant un an.',
        'device : déposé à la connexion, pour que vous puissiez encore vous connecter depuis ce navigateur pendant que des inconnus essaient de faux mots de passe sur votre compte. Il ne nomme personne et n’ouvre rien ; un an après la dernière connexion.',
      ],
    },
    {
      title: 'Stockage du navigateur',
      list: [
        'sb-lendaround-auth-token : garde votre session ouverte jusqu’à la déconnexion.',
        'basket : le contenu de votre panier.',
        'tempReservationId et bookingData : ce qui est bloqué et ce que vous allez payer, jusqu’à la fin.',
        'recentSearches : vos dernières recherches, jusqu’à ce que vous les effaciez ou vous déconnectiez.',
        'tickets : vos réservations qui demandent un code, avec leurs pages, pour qu’elles s’ouvrent sans connexion ; jusqu’à la déconnexion.',
        'authRedirect : où vous vouliez aller avant de vous connecter.',
        'language : le même choix que le cookie.',
        'testMode : un interrupteur pour les essais, seulement là où c’est permis.',
      ],
    },
    {
      title: 'Les effacer',
      text: [
        'Vous pouvez tout effacer à tout moment dans les réglages du navigateur. Vous serez alors déconnecté et votre panier vide ; les réservations restent.',
      ],
    },
  ],
} satisfies Content
