import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Conditions d’utilisation',
  description: `Le contrat entre vous et l’exploitant de ${brand.name} : ce que fait la plateforme, ce qu’elle coûte et qui répond de quoi.`,
  lead: `Ces conditions s’appliquent entre vous et ${brand.operator} (« nous »). La location est un contrat entre locataire et prêteur, régi par le [contrat de location](/rental-agreement).`,
  updated: '2026-11-22',
  sections: [
    {
      title: '1. Ce que nous fournissons',
      text: [
        'Nous exploitons une place de marché où l’on propose et réserve des objets. Nous fournissons la recherche, le calendrier, le paiement, les messages, la vérification d’identité et le règlement des réclamations. Aucun objet ne nous appartient et nous ne sommes pas partie à la location.',
      ],
    },
    {
      title: '2. Votre compte',
      text: [
        'Vous devez avoir 18 ans et pouvoir contracter. Vos informations doivent être exactes. Gardez votre mot de passe pour vous ; vous répondez de ce qui se passe sur votre compte, sauf si vous ne pouviez l’éviter. Vous pouvez le fermer à tout moment ; les locations en cours sont menées à leur terme.',
      ],
    },
    {
      title: '3. Réservation et paiement',
      text: [
        'La réservation naît quand le paiement est autorisé et, pour les objets sur demande, quand le prêteur confirme. Les prix comprennent tout ce qui est obligatoire. Les cautions sont autorisées à part. La politique d’annulation affichée à la réservation s’applique ; l’annulation gratuite dans l’heure demeure si le début est à 24 heures au moins.',
      ],
    },
    {
      title: '4. Nos frais',
      text: [
        'Le prêteur paie 15 % du prix d’une location terminée, retenus sur son versement. Le locataire ne nous paie rien. Tout changement est annoncé 30 jours à l’avance et ne concerne pas les réservations déjà faites.',
      ],
    },
    {
      title: '5. Ce qui n’est pas permis',
      text: [
        'Les [règles de la communauté](/community-guidelines) font partie de ces conditions. Il est aussi interdit de contourner le paiement par la plateforme, d’extraire le site par machine au-delà de ce que font les moteurs de recherche et d’en perturber le fonctionnement.',
      ],
    },
    {
      title: '6. Parrainage',
      text: [
        'Qui amène d’autres personnes reçoit une part de nos frais sur les locations terminées, jusqu’à quatre niveaux, comme l’indique son tableau de bord. Participer ne coûte rien. Se parrainer soi-même ne rapporte rien ; les commissions sont annulées avec les remboursements.',
      ],
    },
    {
      title: '7. Responsabilité',
      text: [
        'Nous répondons sans limite du dol et de la faute lourde, des atteintes à la vie, au corps ou à la santé, et selon le droit des produits. En cas de faute légère, nous ne répondons que du manquement aux obligations essentielles, dans la limite du dommage prévisible. Vos droits de consommateur demeurent.',
      ],
    },
    {
      title: '8. Fin, litiges, droit',
      text: [
        `Nous pouvons suspendre ou fermer un compte pour un motif grave, que nous vous indiquons avec la voie de contestation. Le droit applicable est celui de ${brand.jurisdiction} ; les droits impératifs des consommateurs de votre pays demeurent. Réclamations : ${brand.email}.`,
      ],
    },
  ],
} satisfies Content
