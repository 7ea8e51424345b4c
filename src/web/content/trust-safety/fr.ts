import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Confiance et sécurité',
  description: `Comment ${brand.name} protège les personnes, les objets et l’argent : identité, remise scellée, caution et modération.`,
  lead: 'Prêter à un inconnu, cela ne va pas de soi. Voici ce que nous faisons pour votre sécurité, et ce à quoi vous pouvez veiller vous-même.',
  sections: [
    {
      title: 'Ce que nous faisons',
      list: [
        'Qui loue présente d’abord une pièce d’identité ; qui prête la présente avant d’être payé. Pour les sommes plus élevées, un selfie lui est comparé.',
        'Votre adresse exacte n’est vue que par les personnes ayant une réservation confirmée. Votre e-mail et votre téléphone ne sont jamais affichés.',
        'Au retrait et au retour, les deux parties scannent. Les photos et l’heure de notre serveur restent avec la location.',
        'Seules les personnes qui ont vraiment loué donnent leur avis, et les avis paraissent ensemble pour que personne ne réponde par dépit.',
        'Le paiement passe par la plateforme. L’argent n’est versé que 48 heures après le retour.',
      ],
    },
    {
      title: 'Ce que vous pouvez faire',
      list: [
        'Restez sur la plateforme : qui vous demande de payer ailleurs veut contourner cette protection.',
        'Retrouvez-vous de jour, regardez l’objet ensemble, prenez les photos.',
        'Suivez votre instinct. Vous pouvez refuser une remise, et nous vous aidons à régler la situation.',
      ],
    },
    {
      title: 'Signaler quelque chose',
      text: [
        `Tout objet et toute personne peuvent être signalés. Une personne l’examine, en général sous un jour. En cas de danger, appelez d’abord les secours, puis écrivez à [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        'Une décision sur votre compte ou votre annonce est motivée et peut être contestée une fois ; une autre personne tranche alors.',
      ],
    },
    {
      title: 'Une faille de sécurité ?',
      text: [
        `Dites-le-nous avant les autres : [${brand.trustEmail}](mailto:${brand.trustEmail}). Nous répondons sous trois jours ouvrés et n’engageons aucune action contre les personnes de bonne foi.`,
      ],
    },
  ],
} satisfies Content
