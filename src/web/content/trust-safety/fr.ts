import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Confiance et sécurité',
  description: `Comment ${brand.name} protège les personnes, les objets et l’argent : identité vérifiée, remise par code, caution et modération.`,
  lead: 'Prêter à un inconnu, cela ne va pas de soi. Voici ce que nous faisons pour vous protéger, et ce à quoi il vaut mieux faire attention vous-même.',
  sections: [
    {
      title: 'Ce que nous faisons',
      list: [
        `Pour louer${forThis(terms.identityFromCents)}, il faut d’abord prouver son identité ; pour prêter, au plus tard avant le premier versement. Pour les montants élevés, nous comparons la pièce à un selfie.`,
        'Seules les personnes dont la réservation est confirmée voient votre adresse exacte. Votre e-mail et votre téléphone ne sont jamais affichés.',
        'Le retrait et le retour sont confirmés par un code QR. Les photos et l’heure sont conservées avec la location.',
        'Seules les personnes qui ont vraiment loué ou prêté peuvent donner leur avis. Les deux avis paraissent en même temps : personne ne peut se venger.',
        `Le paiement passe par la plateforme. L’argent n’est versé que ${rule('claimHours')} heures après le retour.`,
      ],
    },
    {
      title: 'Ce que vous pouvez faire',
      list: [
        'Payez toujours ici. Quelqu’un qui vous demande de payer ailleurs cherche à contourner cette protection.',
        'Donnez-vous rendez-vous de jour, regardez l’objet ensemble et prenez les photos.',
        'Fiez-vous à votre instinct. Vous pouvez interrompre une remise ; nous vous aidons à régler la situation.',
      ],
    },
    {
      title: 'Signaler quelque chose',
      text: [
        `Vous pouvez signaler n’importe quel objet et n’importe qui. Quelqu’un de notre équipe s’en occupe, en général dans la journée. En cas de danger, appelez d’abord les secours, puis écrivez à [${brand.trustEmail}](mailto:${brand.trustEmail}).`,
        'Si nous prenons une décision sur votre compte ou votre annonce, nous vous expliquons pourquoi. Vous pouvez la contester une fois ; c’est alors quelqu’un d’autre qui tranche.',
      ],
    },
    {
      title: 'Une faille de sécurité ?',
      text: [
        `Prévenez-nous d’abord, s’il vous plaît : [${brand.trustEmail}](mailto:${brand.trustEmail}). Nous répondons sous trois jours ouvrés et n’engageons aucune action contre les personnes qui signalent de bonne foi.`,
      ],
    },
  ],
})

const forThis = (cents: number): string => (cents > 0 ? ` pour ${formatPrice(cents, 'fr')} ou plus` : '')
