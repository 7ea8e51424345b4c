import type { Content } from '../content.ts'

export default {
  title: 'Comment réserver',
  description:
    'Du panier au code QR : disponibilité, blocage de 20 minutes, identité, paiement et annulation.',
  lead: 'Réserver prend quelques minutes. Rien n’est réservé tant que c’est dans le panier ; à partir du paiement, c’est à vous pendant 20 minutes.',
  sections: [
    {
      title: 'Pas à pas',
      steps: [
        {
          title: 'Vérifiez le panier',
          text: 'Quantité, dates et mode de remise se changent pour chaque objet.',
        },
        {
          title: 'Passez au paiement',
          text: 'Nous vérifions tout une dernière fois. Si un objet est parti entre-temps, vous pouvez retirer celui-là seulement.',
        },
        {
          title: 'Confirmez votre identité',
          text: 'La première réservation demande une pièce d’identité, les paniers de plus de 1 000 € aussi un selfie. Une seule fois suffit.',
        },
        {
          title: 'Payez',
          text: 'Le débit a lieu à la confirmation du prêteur, ou aussitôt pour les objets à réservation immédiate.',
        },
        {
          title: 'Recevez votre code',
          text: 'Votre code QR vous attend dans [Mes locations](/dashboard/my-rentals), même sans réseau devant la porte.',
        },
      ],
    },
    {
      title: 'Si le prêteur doit confirmer',
      text: [
        'Certains prêteurs regardent chaque demande. Ils ont 48 heures, au plus tard jusqu’au début de votre location. Sans réponse, la demande prend fin d’elle-même et l’autorisation est levée en totalité.',
      ],
    },
    {
      title: 'Annuler',
      list: [
        'Sans frais dans l’heure qui suit, si le début est à 24 heures au moins.',
        'Souple : remboursement total jusqu’à 24 heures avant le début.',
        'Modérée : remboursement total jusqu’à 5 jours avant, moitié jusqu’à 24 heures avant.',
        'Stricte : moitié jusqu’à 7 jours avant.',
        'Si le prêteur annule, vous récupérez toujours tout.',
      ],
      links: [{ to: '/help-center', label: 'Autres questions' }],
    },
  ],
} satisfies Content
