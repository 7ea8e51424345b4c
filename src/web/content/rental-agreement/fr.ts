import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Contrat de location',
  description: `Le contrat entre locataire et prêteur pour chaque location sur ${brand.name} : remise, usage, retour, retard, dommage, annulation.`,
  lead: `Ce contrat naît entre vous deux avec chaque réservation confirmée. L’annonce, les dates, le prix et la politique d’annulation affichés à la réservation en font partie. ${brand.operator} n’est pas partie.`,
  updated: '2026-01-01',
  sections: [
    {
      title: '1. Objet',
      text: [
        'Le prêteur remet l’objet annoncé avec ses accessoires, dans l’état décrit et sûr, pour la période réservée. La propriété ne change pas.',
      ],
    },
    {
      title: '2. Prix et caution',
      text: [
        'Le prix est le total affiché à la réservation et se paie par la plateforme. La caution garantit ce qui est dû au titre de ce contrat. Elle est autorisée, non débitée, et libérée quand la location se termine sans réclamation.',
      ],
    },
    {
      title: '3. Remise et retour',
      text: [
        'Les deux parties confirment la remise et le retour en scannant et peuvent photographier l’état. Ce qui y est consigné fait foi sauf preuve contraire. L’objet est rendu propre et complet, à l’heure et au lieu convenus.',
      ],
    },
    {
      title: '4. Usage',
      text: [
        'Le locataire utilise l’objet avec soin, selon sa destination et la loi, ne le cède pas, ne le modifie pas et supporte les frais d’usage comme le carburant.',
      ],
    },
    {
      title: '5. Retard',
      text: [
        'Après 30 minutes de tolérance, chaque heure entamée coûte 150 % du prix horaire, trois jours au plus. Un dommage supérieur peut être réclamé. La prolongation passe par la plateforme tant que le calendrier le permet.',
      ],
    },
    {
      title: '6. Dommage et perte',
      text: [
        'Le locataire signale aussitôt dommage et perte. Il répond de ce que lui ou son entourage causent, jusqu’au coût de réparation ou à la valeur antérieure. L’usure normale n’est pas un dommage. Le prêteur répond des défauts existant à la remise.',
      ],
    },
    {
      title: '7. Annulation',
      list: [
        'Souple : remboursement total jusqu’à 24 heures avant.',
        'Modérée : remboursement total jusqu’à 5 jours avant, moitié jusqu’à 24 heures avant.',
        'Stricte : moitié jusqu’à 7 jours avant.',
        'Annulation par le prêteur : remboursement total.',
      ],
    },
    {
      title: '8. Litiges',
      text: [
        'Les parties utilisent d’abord la procédure de la plateforme, qui décide de la caution. La voie des tribunaux reste ouverte. Le droit impératif du lieu de remise prime sur ce texte.',
      ],
    },
  ],
} satisfies Content
