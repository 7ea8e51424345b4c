import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Assurance et caution',
  description:
    'Ce que couvre la caution, comment les dommages sont réglés, ce qu’est l’usure et le rôle de votre assurance.',
  lead: `${brand.name} n’est pas un assureur. Cette page dit clairement ce que la caution couvre et ce qu’elle ne couvre pas.`,
  sections: [
    {
      title: 'La caution',
      text: [
        'Le prêteur la fixe, vous la voyez avant de réserver. Elle est autorisée sur votre carte, pas débitée. Quand l’objet est rendu et que personne ne signale rien sous 48 heures, elle est libérée.',
        'Elle n’est utilisée, en partie ou en entier, qu’après une réclamation tranchée : dommage, pièces manquantes, nettoyage inhabituel ou retard.',
      ],
    },
    {
      title: 'Comment un dommage est réglé',
      steps: [
        {
          title: 'Signaler',
          text: 'Le prêteur le signale dans les 48 heures après le retour, avec photos et montant.',
        },
        {
          title: 'Répondre',
          text: 'Le locataire voit les photos du retrait et du retour, accepte ou ajoute sa version.',
        },
        {
          title: 'Trancher',
          text: 'Sans accord, notre équipe décide d’après les photos et la liste de la remise. Chaque partie peut contester une fois.',
        },
      ],
    },
    {
      title: 'Ce qui n’est pas un dommage',
      text: [
        'Les traces d’un usage normal font partie de la location. Personne ne doit plus que la réparation ou le remplacement d’un objet de même âge et de même état.',
      ],
    },
    {
      title: 'Votre propre assurance',
      list: [
        'Si le dommage dépasse la caution, le locataire est responsable selon la loi du lieu. Demandez à votre assurance responsabilité civile si elle couvre les objets loués ; c’est souvent le cas.',
        'Prêteurs : demandez à votre assurance habitation si elle couvre ce que vous louez à d’autres.',
        'Pour les véhicules et remorques, la loi peut exiger une assurance propre. L’annonce doit dire qui la fournit.',
      ],
    },
  ],
} satisfies Content
