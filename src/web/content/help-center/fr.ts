import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Centre d’aide',
  description:
    'Des réponses sur la location, le prêt, l’argent et le compte. Et comment joindre une personne si elles ne suffisent pas.',
  lead: `Ce qu’on nous demande le plus souvent. Votre question n’y est pas ? Écrivez à [${brand.email}](mailto:${brand.email}).`,
  sections: [
    {
      title: 'Louer',
      questions: [
        {
          question: 'Ce qui est dans mon panier m’est-il réservé ?',
          answer: `Pas encore. Quand vous passez au paiement, nous vous le gardons ${rule('holdMinutes')} minutes ; une fois payé, c’est réservé.`,
        },
        {
          question: `Que se passe-t-il si les ${rule('holdMinutes')} minutes s’écoulent pendant que je paie ?`,
          answer:
            'Si vos dates sont encore libres, la réservation aboutit. Sinon, le paiement est annulé en totalité et vous l’apprenez aussitôt.',
        },
        {
          question: 'Où est mon code QR ?',
          answer: 'Dans [Mes locations](/dashboard/my-rentals), à chaque réservation.',
        },
        {
          question: 'Puis-je le garder plus longtemps ?',
          answer:
            'Oui, si personne ne l’a réservé après vous. Demandez une prolongation depuis votre réservation ; vous ne payez que la différence.',
        },
        {
          question: 'L’objet n’est pas comme décrit. Que faire ?',
          answer: `Ne faites pas scanner votre code et n’emportez pas l’objet. Si la personne qui prête annule la réservation, vous êtes remboursé en totalité. Sinon, écrivez le jour même à [${brand.email}](mailto:${brand.email}), avec des photos et le numéro de réservation.`,
        },
      ],
    },
    {
      title: 'Prêter',
      questions: [
        {
          question: 'Quand suis-je payé ?',
          answer: `${rule('claimHours')} heures après le retour, si personne n’a signalé de problème. Le virement est possible à partir de ${formatPrice(terms.minPayoutCents, 'fr')}.`,
        },
        {
          question: 'Qu’est-ce que cela me coûte ?',
          answer: `${formatNumber(terms.feePercent, 'fr')} % du prix de chaque location terminée. Publier est gratuit.`,
        },
        {
          question: 'Mon objet est revenu abîmé.',
          answer: `Signalez-le dans les ${rule('claimHours')} heures après le retour, avec photos. La caution reste autorisée jusqu’à la décision.`,
        },
      ],
    },
    {
      title: 'Compte',
      questions: [
        {
          question: 'Pourquoi dois-je montrer une pièce d’identité ?',
          answer:
            'Pour que chacun sache à qui il a affaire. Vos documents ne sont jamais publics : seules les personnes qui les vérifient les voient.',
        },
        {
          question: 'Comment supprimer mon compte ?',
          answer:
            'Dans [Confidentialité](/account/privacy). Ce que la loi nous oblige à garder, comme les factures, reste sans lien avec vos autres données.',
        },
        {
          question: 'Je ne reçois aucun e-mail.',
          answer:
            'Regardez dans les indésirables et vérifiez l’adresse de votre profil. Les e-mails contenant un code ou un lien peuvent être renvoyés.',
        },
      ],
    },
  ],
})
