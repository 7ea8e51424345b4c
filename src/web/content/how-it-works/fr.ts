import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import type { Content } from '../content.ts'
import { fullAndShortName } from '../full-and-short-name.ts'

export default (): Content => ({
  title: `Comment fonctionne ${brand.shortName}`,
  description: `Trouvez près de chez vous, payez en une fois, retirez avec un code QR : louer et prêter avec ${brand.shortName}, mode d’emploi.`,
  lead: `${fullAndShortName((short) => `${short} pour les intimes,`)} s’adresse à tous ceux qui ont besoin de quelque chose juste pour une journée, et aux voisins chez qui cela dort à la cave. Vous louez à l’heure ou à la journée, et le prix affiché est le prix total.`,
  sections: [
    {
      title: 'Louer en cinq étapes',
      steps: [
        {
          title: 'Trouvez votre bonheur',
          text: 'Dites-nous quoi, où et quand. Dès que vous indiquez des dates, nous n’affichons que ce qui est réellement libre. [Nos conseils de recherche](/how-to-search)',
        },
        {
          title: 'Remplissez votre panier',
          text: 'Vous pouvez y mettre des objets de plusieurs personnes. La livraison est comprise dans le prix, la caution est indiquée à part.',
        },
        {
          title: `C’est réservé pour ${rule('holdMinutes')} minutes`,
          text: 'Au moment de payer, nous réservons tout le panier d’un coup. Tant que le compte à rebours tourne, personne ne peut vous devancer.',
        },
        {
          title: 'Payez le tout en une fois',
          text: 'Un seul paiement suffit. Si quelqu’un doit d’abord accepter votre demande, la somme est simplement réservée en attendant sa réponse.',
        },
        {
          title: 'Présentez votre code QR',
          text: 'On le scanne au retrait, puis au retour. Quelques photos des deux côtés, et l’état de l’objet est noté noir sur blanc.',
        },
      ],
    },
    {
      title: 'Combien ça coûte',
      text: [
        'Moins de 24 heures, c’est à l’heure ; au-delà, à la journée. Toute heure et toute journée entamées sont dues. Si aucun prix horaire n’est fixé, l’heure revient à un vingt-quatrième de la journée.',
        `La livraison coûte ${formatPrice(terms.deliveryCents, 'fr')} par objet. Le retrait est gratuit, chez le propriétaire comme en point relais. Aucun autre frais pour qui loue.`,
        'La caution est réservée à part et vous est rendue dès que tout est revenu en bon état. On n’y touche que si une réclamation a été tranchée.',
      ],
    },
    {
      title: 'Prêter à votre tour',
      text: [
        `Publier une annonce prend trois minutes et ne coûte rien. Vous fixez le prix, la caution et le délai, et vous choisissez si l’on peut réserver tout de suite ou s’il faut d’abord vous demander. ${brand.shortName} garde ${formatNumber(terms.feePercent, 'fr')} % du prix de la location. Le reste est à vous ${rule('claimHours')} heures après le retour, si personne n’a signalé de problème.`,
      ],
      links: [
        { to: '/search', label: 'Parcourir les annonces' },
        { to: '/upload', label: 'Publier une annonce' },
      ],
    },
  ],
})
