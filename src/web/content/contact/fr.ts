import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Contact',
  description: `Comment joindre ${brand.name} : adresses pour l’aide, la sécurité, vos données et les emplois, et qui exploite le site.`,
  lead: 'Écrivez-nous en français, anglais, allemand ou espagnol. Une vraie personne vous lit et vous répond en général sous un jour ouvré.',
  sections: [
    {
      title: 'À qui écrire',
      list: [
        `De l’aide pour une réservation : [${brand.email}](mailto:${brand.email}). Pensez à indiquer le numéro de réservation.`,
        `Quelque chose vous paraît dangereux ou interdit : [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        `Vos questions sur vos données : [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
        `Travailler avec nous : [${brand.jobsEmail}](mailto:${brand.jobsEmail}).`,
      ],
    },
    {
      title: 'Qui exploite ce site',
      text: [
        `${brand.operator}, ${brand.address}. Téléphone ${brand.phone}, du lundi au vendredi de 9 h à 17 h.`,
      ],
      links: [{ to: '/help-center', label: 'Centre d’aide' }],
    },
  ],
})
