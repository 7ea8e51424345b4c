import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Notre histoire',
  description: `Pourquoi ${brand.name} existe : les objets se reposent presque toujours, et votre voisin a souvent ce qu’il vous faut.`,
  lead: 'Une perceuse ordinaire travaille quelques minutes dans toute sa vie. Le reste du temps, elle attend dans une cave, à quelques portes de quelqu’un qui s’apprête à acheter la même.',
  sections: [
    {
      title: 'Ce que nous voulons',
      text: [
        'Dépenser moins pour des objets que l’on utilise peu, en fabriquer moins, et donner aux voisins une raison de se rencontrer. Rien de plus.',
        'La confiance ne se décrète pas. Elle grandit quand les prix sont complets, les dates tenues et que quelqu’un tranche avec équité en cas de problème. C’est notre travail.',
      ],
    },
    {
      title: 'Comment nous travaillons',
      list: [
        'Ouvertement : le logiciel est libre. Chacun peut lire comment les prix sont calculés et comment le calendrier empêche les doubles réservations.',
        'Avec soin : l’argent se compte en centimes et chaque solde peut être suivi jusqu’à son origine.',
        'Pour tous : le site fonctionne au clavier, avec un lecteur d’écran, sur un vieux téléphone et en quatre langues.',
      ],
    },
    {
      title: 'De quoi nous vivons',
      text: [
        'Nous gardons 15 % du prix quand une location est terminée. Nous ne vendons aucune donnée et n’affichons aucune publicité. Qui amène d’autres personnes reçoit une part de ces frais, jamais une part de votre prix.',
      ],
      links: [{ to: '/how-it-works', label: 'Comment ça marche' }],
    },
  ],
} satisfies Content
