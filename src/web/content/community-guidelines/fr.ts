import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Règles de la communauté',
  description:
    'Dix règles simples pour louer et prêter entre voisins, et ce qui se passe quand quelqu’un les enfreint.',
  lead: 'La plupart vont de soi. Nous les écrivons pour que chacun puisse compter dessus.',
  sections: [
    {
      title: 'Pour tout le monde',
      list: [
        'Soyez qui vous dites être. Une personne, un compte.',
        'Soyez à l’heure, et prévenez sinon.',
        'Restez courtois, même en cas de désaccord. Ni insultes, ni menaces, ni discrimination.',
        'Donnez un avis sur ce qui s’est passé, pas sur ce que vous craigniez.',
        'Les accords et le paiement se font ici. Les coordonnées ne servent qu’à la remise.',
      ],
    },
    {
      title: 'Pour les prêteurs',
      list: [
        'Ne proposez que ce qui est à vous et fonctionne. Montrez-le tel qu’il est, rayures comprises.',
        'Remettez ce que vous avez annoncé, propre, sûr et avec ses accessoires.',
        'Tenez votre calendrier à jour. Annuler une réservation confirmée fait du tort.',
      ],
    },
    {
      title: 'Pour les locataires',
      list: [
        'Utilisez les objets comme prévu et rendez-les comme vous les avez reçus.',
        'Dites aussitôt si quelque chose casse. Cela arrive, et se règle mieux tôt.',
      ],
    },
    {
      title: 'Pas sur ce site',
      text: [
        'Armes, drogues, objets volés ou rappelés, médicaments et dispositifs sur ordonnance, animaux, documents, tout ce que la loi du lieu interdit de louer, et ce qui sert à nuire ou à espionner.',
      ],
    },
    {
      title: 'Ce qui se passe sinon',
      text: [
        `D’abord un rappel, puis une pause, puis la fin du compte ; aussitôt dans les cas graves. Vous en connaissez la raison et pouvez contester une fois. Les signalements vont à [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
      ],
    },
  ],
} satisfies Content
