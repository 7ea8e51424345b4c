import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default {
  title: 'Confidentialité',
  description: `Quelles données ${brand.name} conserve, pourquoi, combien de temps, qui les voit et comment les obtenir, corriger ou effacer.`,
  lead: `Nous gardons ce qu’une location demande et rien à vendre. Responsable : ${brand.operator}, ${brand.address} ; questions à [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
  updated: '2026-11-22',
  sections: [
    {
      title: 'Ce que nous gardons et pourquoi',
      list: [
        'Compte : nom, e-mail, mot de passe sous forme d’empreinte, langue. Pour exécuter le contrat avec vous.',
        'Profil : photo, ville, texte sur vous, si vous les donnez. Montré aux autres comme vous le voyez.',
        'Locations : objets, dates, adresses de remise, photos, ce que vous en déclarez, messages. Pour la location et le règlement des litiges.',
        'Paiements : montants et références du service de paiement. Nous ne voyons jamais un numéro de carte entier. Le temps qu’exige la loi fiscale.',
        'Identité : pièce et selfie, dans un espace privé. Pour protéger les autres ; gardés tant que le contrôle et la loi l’exigent ; le résultat reste.',
        'Technique : adresse de connexion et nom de l’appareil à l’ouverture de session, pour repérer un intrus. Tant que dure cette session.',
        'Lieux de connexion : pendant 30 jours, une forme chiffrée de l’adresse d’où vous vous êtes connecté, qui ne permet pas de la lire, pour que de faux mots de passe tentés ailleurs ne vous bloquent pas.',
      ],
    },
    {
      title: 'Qui les voit',
      list: [
        'Les autres voient votre prénom, photo, ville, avis et si votre identité est confirmée.',
        'Les deux parties d’une réservation confirmée voient le nom de l’autre et l’adresse de remise.',
        'Des services qui travaillent pour nous sous contrat : hébergement, paiement, e-mail. Aucun ne peut utiliser vos données pour lui.',
        'Les autorités, lorsque la loi nous y oblige.',
      ],
    },
    {
      title: 'Vos droits',
      text: [
        'Obtenir une copie, corriger, effacer, limiter, emporter, vous opposer. Vous pouvez exporter vos données et supprimer votre compte vous-même. Réponse sous un mois. Vous pouvez saisir l’autorité de protection des données de votre pays.',
      ],
    },
    {
      title: 'Aucun pistage',
      text: [
        'Ces pages ne contiennent ni réseau publicitaire ni script tiers. Ce qui est enregistré dans votre navigateur figure sous [Cookies](/cookie-policy).',
      ],
    },
  ],
} satisfies Content
