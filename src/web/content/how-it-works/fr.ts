import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: `Comment fonctionne ${brand.shortName}`,
  description: `Trouvez près de chez vous, bloquez 20 minutes, payez une fois, retirez avec un code QR. Voici comment fonctionne ${brand.shortName}.`,
  lead: `${brand.shortName} réunit celles et ceux qui ont besoin d’un objet pour une journée et celles et ceux qui l’ont dans leur cave. Vous louez à l’heure ou à la journée, à un voisin, à un prix complet dès le départ.`,
  sections: [
    {
      title: 'Louer en cinq étapes',
      steps: [
        {
          title: 'Dites ce qu’il vous faut et quand',
          text: 'Cherchez par mots, catégorie, lieu et dates. Avec des dates, vous ne voyez que ce qui est vraiment libre. [En savoir plus sur la recherche](/how-to-search)',
        },
        {
          title: 'Mettez-le dans votre panier',
          text: 'Plusieurs objets de plusieurs personnes tiennent dans un panier. Le prix comprend la location et la livraison ; la caution est indiquée à côté.',
        },
        {
          title: 'Bloquez-le 20 minutes',
          text: 'Au paiement, nous bloquons tout d’un coup ou rien. Tant que l’anneau tourne, personne ne peut prendre vos dates.',
        },
        {
          title: 'Payez une fois',
          text: 'Un seul paiement couvre tout le panier. Si le prêteur doit d’abord confirmer, la somme est seulement autorisée jusque-là.',
        },
        {
          title: 'Montrez votre code QR',
          text: 'Le prêteur scanne votre code au retrait et au retour. Des photos gardent trace de l’état à chaque fois.',
        },
      ],
    },
    {
      title: 'Ce que cela coûte',
      text: [
        'En dessous de 24 heures, vous payez à l’heure ; à partir de 24 heures, à la journée. Sans prix horaire, l’heure vaut un vingt-quatrième de la journée. Toute heure ou journée entamée compte entière.',
        'La livraison coûte 10 € par objet ; le retrait et les points partagés sont gratuits. Il n’y a aucun frais supplémentaire pour le locataire.',
        'La caution est autorisée à part. Elle est libérée quand l’objet est rendu en bon état et n’est touchée qu’après une réclamation tranchée.',
      ],
    },
    {
      title: 'Prêter vos objets',
      text: [
        `Publier prend environ trois minutes et ne coûte rien. Vous fixez le prix, la caution, le préavis et qui peut réserver aussitôt. ${brand.shortName} garde 15 % du prix de la location ; le reste est à vous 48 heures après le retour, si personne n’a signalé de problème.`,
      ],
      links: [
        { to: '/search', label: 'Parcourir' },
        { to: '/upload', label: 'Proposer un objet' },
      ],
    },
  ],
} satisfies Content
