import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { rule } from '#domain/settings/rules.ts'
import { brand } from '../../brand.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import type { Content } from '../content.ts'

const wordsOf = (policy: CancellationPolicy) => refundWords(refundSteps(policy), 'fr')

export default (): Content => {
  const [flexible, moderate, strict] = [wordsOf('flexible'), wordsOf('moderate'), wordsOf('strict')]
  return {
    title: 'Contrat de location',
    description: `Le contrat entre locataire et propriétaire pour chaque location sur ${brand.name} : remise, usage, retour, retard, dommage, annulation.`,
    lead: `Chaque réservation confirmée vous lie tous deux par ce contrat. L’annonce, les dates, le prix et les conditions d’annulation affichés lors de la réservation en font partie. ${brand.operator} n’est pas partie au contrat.`,
    updated: '2026-11-28',
    sections: [
      {
        title: '1. L’objet loué',
        text: [
          'Le propriétaire remet l’objet avec tout ce que l’annonce indique, conforme à la description et sans danger, pour la durée réservée. Il continue de lui appartenir.',
        ],
      },
      {
        title: '2. Prix et caution',
        text: [
          'Le prix est le total affiché lors de la réservation ; il se paie sur la plateforme. La caution garantit les sommes dues au titre de ce contrat. Elle est réservée sur la carte du locataire à partir de la veille, puis libérée quand la location se termine sans réclamation.',
        ],
      },
      {
        title: '3. Remise et retour',
        text: [
          'La remise et le retour sont confirmés en scannant un code, et chacun peut photographier l’état de l’objet. Ce qui est ainsi consigné fait foi jusqu’à preuve du contraire. L’objet est rendu propre et complet, à l’heure et au lieu convenus.',
        ],
      },
      {
        title: '4. Utilisation',
        text: [
          'Le locataire prend soin de l’objet, ne s’en sert que pour l’usage prévu et dans le respect de la loi, ne le prête pas, ne le modifie pas et paie ce qu’il consomme, par exemple le carburant.',
        ],
      },
      {
        title: '5. Retard',
        text: [
          `Les ${rule('lateGraceMinutes')} premières minutes ne coûtent rien. Au-delà, chaque heure entamée depuis l’heure convenue coûte ${rule('latePercent')} % du prix horaire, dans la limite de ${rule('maxLateHours')} heures. Pour une location à la journée, une heure vaut un vingt-quatrième du prix habituel par jour, même si l’objet a aussi un prix à l’heure. Le propriétaire peut réclamer un préjudice plus important. Tant que le calendrier le permet, la location peut être prolongée sur la plateforme.`,
        ],
      },
      {
        title: '6. Dommage et perte',
        text: [
          'Le locataire signale aussitôt tout dommage ou toute perte. Il répond de ce qu’il cause, lui ou les personnes à qui il confie l’objet : la réparation, sans dépasser la valeur de l’objet avant le dommage. L’usure normale n’est pas un dommage. Le propriétaire répond des défauts déjà présents à la remise.',
        ],
      },
      {
        title: '7. Annulation',
        list: [
          `Souple : remboursement intégral jusqu’à ${flexible.full} avant le début.`,
          `Modérée : remboursement intégral jusqu’à ${moderate.full} avant, puis ${moderate.percent} jusqu’à ${moderate.part} avant.`,
          `Stricte : ${strict.percent} jusqu’à ${strict.part} avant.`,
          'Dans tous les cas, remboursement intégral dans l’heure qui suit la réservation, s’il reste au moins 24 heures avant le début.',
          'Si le propriétaire annule : remboursement intégral.',
        ],
      },
      {
        title: '8. Litiges',
        text: [
          'Les deux parties passent d’abord par la procédure de la plateforme, qui tranche sur la caution. Elles peuvent toujours saisir la justice. Les règles impératives du lieu de remise priment sur ce texte.',
        ],
      },
    ],
  }
}
