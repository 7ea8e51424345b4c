import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Cookies',
  description: `Ce que ${brand.name} enregistre dans votre navigateur : deux cookies pour la langue et les couleurs, et ce qu’exigent panier et session.`,
  lead: 'Nous n’enregistrons que ce dont le site a besoin pour faire ce que vous lui demandez. C’est pourquoi il n’y a pas de bandeau.',
  updated: '2026-01-01',
  sections: [
    {
      title: 'Cookies',
      list: [
        'language : la langue choisie, pendant un an.',
        'theme : clair ou sombre, si vous avez choisi, pendant un an.',
      ],
    },
    {
      title: 'Stockage du navigateur',
      list: [
        'sb-lendaround-auth-token : garde votre session ouverte jusqu’à la déconnexion.',
        'basket : le contenu de votre panier.',
        'tempReservationId et bookingData : ce qui est bloqué et ce que vous allez payer, jusqu’à la fin.',
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
