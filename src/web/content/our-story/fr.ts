import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Notre histoire',
  description: `Pourquoi ${brand.name} existe : nos affaires dorment presque tout le temps, et le voisin a souvent juste ce qu’il vous faut.`,
  lead: 'Une perceuse tourne peut-être un quart d’heure dans toute sa vie. Le reste du temps, elle dort dans une cave, pendant que, trois portes plus loin, quelqu’un achète la même.',
  sections: [
    {
      title: 'Ce que nous voulons',
      text: [
        'Que l’on ne dépense plus d’argent pour ce qui servira deux fois. Que l’on fabrique moins. Et que l’on sonne de temps en temps chez le voisin. C’est tout.',
        'La confiance ne se décrète pas. Elle vient quand le prix affiché est le bon, quand on tient parole et quand quelqu’un tranche équitablement en cas de pépin. C’est notre métier.',
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
