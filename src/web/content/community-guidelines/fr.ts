import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Règles de la communauté',
  description:
    'Dix règles simples pour louer et prêter entre voisins, et ce qui se passe quand quelqu’un les enfreint.',
  lead: 'Tout cela va presque de soi. Nous l’écrivons quand même, pour que chacun puisse compter dessus.',
  sections: [
    {
      title: 'Pour tout le monde',
      list: [
        'Soyez bien la personne que vous dites être. Une personne, un compte.',
        'Soyez à l’heure et, en cas de retard, prévenez.',
        'Restez courtois, même en cas de désaccord. Ni insultes, ni menaces, ni discrimination.',
        'Dans vos avis, racontez ce qui s’est passé, pas ce que vous craigniez.',
        'Tout se convient et se paie ici. Les coordonnées ne servent qu’à la remise.',
      ],
    },
    {
      title: 'Pour les propriétaires',
      list: [
        'Ne proposez que des objets qui sont à vous et qui fonctionnent. Montrez-les tels qu’ils sont, rayures comprises.',
        'Remettez ce que vous avez annoncé : propre, sans danger et avec tous ses accessoires.',
        'Tenez votre calendrier à jour. Accepter puis annuler, c’est laisser quelqu’un en plan.',
      ],
    },
    {
      title: 'Pour les locataires',
      list: [
        'Utilisez les objets pour ce à quoi ils servent et rendez-les comme vous les avez reçus.',
        'Si quelque chose casse, dites-le tout de suite. Cela arrive à tout le monde, et plus tôt on en parle, plus c’est simple.',
      ],
    },
    {
      title: 'Ce qui n’a pas sa place ici',
      text: [
        'Les armes, les drogues, les objets volés ou rappelés, les médicaments et dispositifs médicaux sur ordonnance, les animaux, les papiers officiels, tout ce que la loi du lieu interdit de louer, et tout ce qui sert à nuire à autrui ou à l’espionner.',
      ],
    },
    {
      title: 'Et si quelqu’un les enfreint ?',
      text: [
        `Nous commençons par un avertissement. S’il ne suffit pas, nous bloquons le compte, tout de suite dans les cas graves. Nous vous disons toujours pourquoi, et vous pouvez contester une fois. Pour un signalement, écrivez à [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
      ],
    },
  ],
})
