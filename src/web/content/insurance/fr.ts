import { rule } from '#domain/settings/rules.ts'
import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Assurance et caution',
  description:
    'Ce que couvre la caution, comment les dommages sont réglés, ce qu’est l’usure et le rôle de votre assurance.',
  lead: `${brand.name} n’est pas un assureur. Voici ce que la caution couvre, et ce qu’elle ne couvre pas.`,
  sections: [
    {
      title: 'La caution',
      text: [
        `Le propriétaire la fixe et vous la voyez avant de réserver. Elle est réservée sur votre carte à partir de la veille de la location ; rien n’est débité. Si aucun problème n’est signalé dans les ${rule('claimHours')} heures qui suivent le retour, elle est libérée.`,
        'Nous n’en débitons une partie ou la totalité qu’une fois une réclamation réglée : dommage, pièce manquante, nettoyage inhabituel ou retard. Toutes les réclamations d’une même location réunies ne dépassent jamais la caution et le prix.',
      ],
    },
    {
      title: 'Comment un dommage est réglé',
      steps: [
        {
          title: 'Le propriétaire le signale',
          text: `Dans les ${rule('claimHours')} heures qui suivent le retour, avec des photos et un montant.`,
        },
        {
          title: 'Le locataire répond',
          text: `Photos du retrait et du retour à l’appui, il accepte, fait une contre-proposition ou conteste. Chacun a ${rule('claimAnswerHours')} heures ; ne pas répondre vaut accord.`,
        },
        {
          title: 'Nous tranchons',
          text: `Si vous ne trouvez pas d’accord, notre équipe décide d’après les photos, la liste de la remise et, au besoin, ce que vous vous êtes écrit sur la location. Chacun peut contester une fois, sous ${rule('claimAppealDays')} jours.`,
        },
      ],
    },
    {
      title: 'Ce qui n’est pas un dommage',
      text: [
        'Les traces d’un usage normal font partie de la location. Personne ne doit plus que le prix d’une réparation, ou du remplacement par un objet de même âge et dans le même état.',
      ],
    },
    {
      title: 'Votre propre assurance',
      list: [
        'Si le dommage dépasse la caution, le locataire en répond selon la loi du lieu. Demandez à votre assureur si votre responsabilité civile couvre les objets loués ; c’est souvent le cas.',
        'Si vous prêtez, demandez à votre assureur si votre assurance habitation couvre les objets que vous louez.',
        'Les véhicules et les remorques peuvent exiger leur propre assurance. L’annonce doit préciser qui la souscrit.',
      ],
    },
  ],
})
