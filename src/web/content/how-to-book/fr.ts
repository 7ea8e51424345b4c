import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

const wordsOf = (policy: CancellationPolicy) => refundWords(refundSteps(policy), 'fr')

export default (): Content => {
  const [flexible, moderate, strict] = [wordsOf('flexible'), wordsOf('moderate'), wordsOf('strict')]
  return {
    title: 'Comment réserver',
    description: 'Du panier au code QR : réserver, prouver son identité, payer et, s’il le faut, annuler.',
    lead: `Réserver ne prend que quelques minutes. Tant qu’un objet est seulement dans votre panier, quelqu’un peut vous devancer ; dès que vous passez au paiement, nous vous le gardons ${rule('holdMinutes')} minutes.`,
    sections: [
      {
        title: 'Pas à pas',
        steps: [
          {
            title: 'Vérifiez le panier',
            text: 'Vous pouvez encore changer la quantité, les dates et le mode de remise de chaque objet.',
          },
          {
            title: 'Passez au paiement',
            text: 'Nous vérifions encore une fois que tout est libre. Si un objet ne l’est plus, vous ne retirez que celui-là.',
          },
          {
            title: 'Confirmez votre identité',
            text: `${identityFrom(terms.identityFromCents)}, et un selfie au-delà de ${formatPrice(terms.selfieAboveCents, 'fr')}. Une fois pour toutes.`,
          },
          {
            title: 'Payez',
            text: 'En réservation immédiate, le débit a lieu tout de suite ; pour une demande, une fois qu’elle est acceptée.',
          },
          {
            title: 'Recevez votre code',
            text: 'Votre code QR se trouve dans [Mes locations](/dashboard/my-rentals). Une fois ouvert, il s’affiche même sans réseau devant la porte.',
          },
        ],
      },
      {
        title: 'Si le propriétaire doit confirmer',
        text: [
          `Certains aiment savoir qui emprunte. Ils ont ${terms.answerHours} heures pour répondre, sans jamais dépasser le début de votre location. Sans réponse, la demande expire et toute la somme réservée est libérée.`,
        ],
      },
      {
        title: 'Annuler',
        list: [
          'Sans frais dans l’heure qui suit, si le début est à 24 heures au moins.',
          `Souple : remboursement total jusqu’à ${flexible.full} avant le début.`,
          `Modérée : remboursement total jusqu’à ${moderate.full} avant, ${moderate.percent} jusqu’à ${moderate.part} avant.`,
          `Stricte : ${strict.percent} jusqu’à ${strict.part} avant.`,
          'Si l’annulation vient de l’autre côté, vous êtes toujours remboursé en totalité.',
        ],
        links: [{ to: '/help-center', label: 'Autres questions' }],
      },
    ],
  }
}

const identityFrom = (cents: number): string =>
  cents > 0
    ? `À partir de ${formatPrice(cents, 'fr')} par commande, nous demandons une pièce d’identité`
    : 'Avant la première réservation, nous demandons une pièce d’identité'
