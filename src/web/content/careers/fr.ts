import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Carrières',
  description: `Travailler chez ${brand.name} : une petite équipe, un logiciel libre et des voisins qui l’utilisent chaque jour.`,
  lead: 'Nous sommes peu nombreux, et nos propres voisins utilisent ce que nous faisons. Nous publions rarement des offres. Si l’envie vous prend, écrivez-nous quand même.',
  sections: [
    {
      title: 'Qui nous cherchons',
      list: [
        'Des gens qui savent rendre simple ce qui ne l’est pas, dans le code comme au téléphone.',
        'Des gens qui ont déjà loué ou prêté, et qui savent où ça coince.',
        'En ce moment surtout : assistance en allemand, espagnol ou français, modération, développement, et quelqu’un qui aime parler aux mairies.',
      ],
    },
    {
      title: 'Ce qui vous attend',
      list: [
        'Un vrai échange, sans casse-tête, et une réponse sous quinze jours.',
        'Des horaires qui laissent vivre, chez vous ou avec nous.',
        'Nous annonçons le salaire avant le premier entretien.',
      ],
    },
    {
      title: 'Comment postuler',
      text: [
        `Écrivez à [${brand.jobsEmail}](mailto:${brand.jobsEmail}) ce que vous aimeriez faire, et parlez-nous d’une chose dont vous êtes fier ou fière. Sans photo, sans date de naissance, sans lettre toute faite.`,
      ],
    },
  ],
})
