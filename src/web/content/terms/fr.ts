import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Conditions d’utilisation',
  description: `Le contrat entre vous et l’exploitant de ${brand.name} : ce que fait la plateforme, ce qu’elle coûte et qui répond de quoi.`,
  lead: `Ces conditions sont le contrat entre vous et ${brand.operator} (« nous »). La location elle-même se conclut entre locataire et propriétaire ; elle est régie par le [contrat de location](/rental-agreement).`,
  updated: '2026-11-23',
  sections: [
    {
      title: '1. Ce que nous faisons',
      text: [
        'Nous exploitons une place de marché où des particuliers et des professionnels louent des objets. Nous fournissons la recherche, le calendrier, le paiement, la messagerie et la vérification d’identité, et nous traitons les réclamations. Les objets ne nous appartiennent pas et nous ne sommes pas partie à la location.',
      ],
    },
    {
      title: '2. Votre compte',
      text: [
        'Vous devez avoir au moins 18 ans, pouvoir conclure un contrat et nous donner des informations exactes. Ne communiquez votre mot de passe à personne : vous répondez de ce qui se passe sur votre compte, sauf si vous ne pouviez pas l’empêcher.',
        'Vous pouvez supprimer votre compte à tout moment, dès lors qu’aucune location ni aucun virement n’est en cours. Retirez d’abord votre solde ; nous vous demandons toujours confirmation avant qu’il ne soit perdu.',
      ],
    },
    {
      title: '3. Réservation et paiement',
      text: [
        'La réservation est conclue quand le paiement est autorisé et, pour les objets sur demande, quand le propriétaire a accepté. Le prix comprend tout ce que vous devez payer. La caution s’y ajoute ; elle est seulement réservée sur votre carte.',
        'En cas d’annulation, ce sont les conditions du propriétaire, affichées lors de la réservation, qui s’appliquent. Dans l’heure qui suit la réservation, l’annulation est toujours gratuite si la location commence au moins 24 heures plus tard.',
      ],
    },
    {
      title: '4. Nos frais',
      text: [
        `Le propriétaire paie ${formatNumber(terms.feePercent, 'fr')} % du prix une fois la location terminée ; nous les déduisons de ses revenus. Le locataire ne nous paie rien. Tout changement est annoncé 30 jours à l’avance et ne touche jamais les réservations déjà faites.`,
      ],
    },
    {
      title: '5. Ce qui est interdit',
      text: [
        'Les [règles de la communauté](/community-guidelines) font partie de ces conditions. Il est également interdit de payer ou de se faire payer hors de la plateforme, d’en extraire les données de façon automatisée au-delà de ce que font les moteurs de recherche, ou d’en perturber le fonctionnement.',
      ],
    },
    {
      title: '6. Parrainage',
      text: [
        'Si vous amenez d’autres personnes, vous recevez une part de nos frais sur leurs locations terminées, sur quatre niveaux au plus ; votre tableau de bord indique combien. La participation est gratuite. Vous ne pouvez pas vous parrainer vous-même et, si une location est remboursée, la commission est annulée.',
      ],
    },
    {
      title: '7. Responsabilité',
      text: [
        'Notre responsabilité est illimitée en cas de dol ou de faute lourde, d’atteinte à la vie, au corps ou à la santé, et au titre des produits défectueux. En cas de faute légère, nous ne répondons que d’un manquement à une obligation essentielle, dans la limite du dommage prévisible. Vos droits de consommateur restent entiers.',
      ],
    },
    {
      title: '8. Suspension, litiges, droit applicable',
      text: [
        `Nous pouvons suspendre ou fermer un compte pour un motif grave ; nous vous disons lequel et comment le contester. Le droit applicable est celui de notre siège (${brand.jurisdiction}), sans vous priver des droits impératifs que votre pays accorde aux consommateurs. Pour toute réclamation : [${brand.email}](mailto:${brand.email}).`,
      ],
    },
  ],
})
