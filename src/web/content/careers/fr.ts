import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Carrières',
  description: `Travailler chez ${brand.name} : une petite équipe, un logiciel libre et des voisins qui l’utilisent chaque jour.`,
  lead: 'Nous sommes une petite équipe qui construit ce que ses propres voisins utilisent. Pas de longue liste de postes ici, mais une adresse.',
  sections: [
    {
      title: 'Qui nous cherchons',
      list: [
        'Des personnes qui expliquent simplement, en code comme en mots.',
        'Des personnes qui ont déjà prêté ou loué et savent où cela coince.',
        'Assistance en allemand, espagnol ou français, modération, développement, partenariats avec les villes.',
      ],
    },
    {
      title: 'Ce qui vous attend',
      list: [
        'Une conversation plutôt qu’une énigme, et une réponse sous deux semaines.',
        'Des horaires qui vont avec une vie, chez vous ou ensemble.',
        'Le salaire est annoncé avant le premier échange.',
      ],
    },
    {
      title: 'Comment postuler',
      text: [
        `Écrivez à [${brand.jobsEmail}](mailto:${brand.jobsEmail}) ce que vous aimeriez faire, et parlez-nous d’une chose dont vous êtes fier ou fière. Sans photo, sans date de naissance, sans lettre toute faite.`,
      ],
    },
  ],
} satisfies Content
