import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { brand } from '../../brand.ts'
import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Confidentialité',
  description: `Quelles données ${brand.name} conserve, pourquoi, combien de temps, qui les voit et comment les obtenir, corriger ou effacer.`,
  lead: `Nous conservons ce qu’il faut pour une location, et nous n’en vendons rien. Le responsable est ${brand.operator}, ${brand.address} ; pour toute question, écrivez à [${brand.privacyEmail}](mailto:${brand.privacyEmail}).`,
  updated: '2026-11-26',
  sections: [
    {
      title: 'Ce que nous conservons, pourquoi et combien de temps',
      list: [
        'Votre compte : nom, e-mail, langue, votre téléphone si vous le donnez, et le mot de passe uniquement sous forme d’empreinte. Il nous les faut pour notre contrat avec vous, jusqu’à la suppression du compte.',
        'Votre profil : une photo, votre ville et quelques mots sur vous, si vous le souhaitez. Vos favoris et recherches enregistrées, jusqu’à ce que vous les retiriez.',
        'Vos locations : objets, dates, adresses, photos, ce que vous avez confirmé tous deux, et les messages. Ils servent au déroulement de la location et au règlement des litiges.',
        'Les paiements : montants, références du service de paiement et compte sur lequel vous êtes payé. Nous ne voyons jamais un numéro de carte entier. Nous les gardons aussi longtemps que l’exige le droit fiscal.',
        `Votre identité : la pièce et le selfie, dans un espace privé, pour protéger les autres. Ils sont effacés avec votre compte. Seul ce qui a servi à une location reste, ${terms.identityDays} jours après la fin de celle-ci.`,
        'Les connexions : adresse IP, pays et appareil, pour que vous puissiez repérer un intrus. Tant que la session reste ouverte.',
        'Pendant 30 jours après une connexion, une empreinte de votre adresse IP, qui ne permet pas de la retrouver. Ainsi, les mots de passe qu’un inconnu essaie ailleurs ne vous bloquent pas.',
        `Contre la fraude, dans notre intérêt légitime : les empreintes du numéro de votre pièce d’identité et de votre carte, des navigateurs avec lesquels vous vous connectez (${rule('browserDays')} jours) et du réseau depuis lequel vous vous êtes inscrit (${rule('networkDays')} jours). Elles montrent à notre équipe ce que des comptes ont en commun, y compris un compte bancaire ou une adresse. Rien n’est décidé sur cette seule base, et vous pouvez vous y opposer.`,
        `Les e-mails que nous vous avons envoyés : ${rule('mailDays')} jours. Les notifications de votre compte : ${rule('noticeDays')} jours.`,
      ],
    },
    {
      title: 'Qui voit quoi',
      list: [
        'Tout le monde : votre prénom, votre photo, votre ville, votre présentation, vos avis, depuis quand vous êtes inscrit et si votre identité est vérifiée.',
        'L’autre partie d’une réservation confirmée : aussi l’adresse de remise ou de livraison.',
        'Notre équipe : ce qu’il lui faut pour décider d’une annonce, d’une réclamation, d’un signalement ou d’une identité. Chaque ouverture d’une pièce est consignée.',
        'Les entreprises qui travaillent pour nous sous contrat : hébergement, paiement, e-mail et vérification de votre identité, si vous la faites avec la caméra. Aucune ne peut utiliser vos données pour son compte.',
        'Les autorités, lorsque la loi nous y oblige.',
      ],
    },
    {
      title: 'Vos droits',
      text: [
        'Vous pouvez obtenir une copie de vos données, les faire corriger ou effacer, en limiter l’usage, les emporter et vous opposer à leur utilisation. Vous pouvez les exporter et supprimer votre compte vous-même, depuis celui-ci. Nous répondons sous un mois. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
        'Quand vous supprimez votre compte, les locations, les paiements et les messages envoyés restent dans la mesure où la loi ou l’autre partie en a besoin, de même que les avis publiés. Votre nom en est retiré.',
      ],
    },
    {
      title: 'Aucun pistage',
      text: [
        'Il n’y a ici ni régie publicitaire ni script tiers. Ce que nous enregistrons dans votre navigateur figure sous [Cookies](/cookie-policy).',
      ],
    },
  ],
})
