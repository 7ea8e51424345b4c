import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Notre histoire',
  description: `Pourquoi ${brand.name} existe : nos affaires dorment presque tout le temps, et le voisin a souvent juste ce qu’il vous faut.`,
  lead: 'Une perceuse tourne peut-être un quart d’heure dans toute sa vie. Le reste du temps, elle dort dans une cave, pendant que, trois portes plus loin, quelqu’un achète la même.',
  sections: [
    {
      title: 'Ce que nous voulons',
      text: [
        'Qu’on arrête d’acheter ce qui ne servira que deux fois. Qu’on ait moins à fabriquer. Et qu’on sonne de temps en temps chez le voisin. C’est tout.',
        'La confiance ne se décrète pas. Elle vient quand le prix affiché est le vrai prix, quand chacun tient parole et quand, en cas de pépin, quelqu’un tranche équitablement. C’est à cela que nous travaillons.',
      ],
    },
    {
      title: 'Comment nous travaillons',
      list: [
        'À livre ouvert : le code est public. Chacun peut lire comment les prix sont calculés et comment le calendrier empêche les doubles réservations.',
        'Au centime près : chaque solde vous montre exactement d’où il vient.',
        'Pour tous : le site fonctionne au clavier, avec un lecteur d’écran, sur un vieux téléphone et en quatre langues.',
      ],
    },
    {
      title: 'De quoi nous vivons',
      text: [
        `Nous gardons ${formatNumber(terms.feePercent, 'fr')} % du prix quand une location est terminée. Nous ne vendons aucune donnée et n’affichons aucune publicité. Ceux qui amènent d’autres personnes reçoivent une part de ces frais ; votre prix n’augmente pas pour autant.`,
      ],
      links: [{ to: '/how-it-works', label: 'Comment ça marche' }],
    },
  ],
})
