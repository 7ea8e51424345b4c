import type { Content } from '../content.ts'

export default {
  title: 'Comment chercher',
  description:
    'Mots, lieu, dates et prix : comment trouver le bon objet près de chez vous, en liste ou sur la carte.',
  lead: 'Plus nous en savons sur votre projet, meilleure est la réponse. Les dates aident le plus : vous ne voyez alors que ce qui est libre, avec son prix total.',
  sections: [
    {
      title: 'Quatre indications utiles',
      list: [
        'Quoi : un mot suffit. Nous trouvons aussi ses autres formes et pardonnons une faute de frappe.',
        'Où : votre quartier, ou la position de votre téléphone si vous l’autorisez. Les distances valent à pied.',
        'Quand : les heures exactes. Ce qui est déjà pris disparaît de la liste.',
        'Comment : retrait, livraison ou point partagé.',
      ],
    },
    {
      title: 'Liste ou carte',
      text: [
        'La [liste](/search?view=list) compare, la [carte](/search?view=map) montre ce qui se trouve sur votre chemin. Les résultats sont les mêmes. Pour protéger les prêteurs, la carte montre le quartier et non la porte ; l’adresse vient avec la réservation confirmée.',
      ],
    },
    {
      title: 'Trier selon ce que vous paierez',
      text: [
        'Trié par prix total, l’ordre suit la somme entière pour vos dates et non le prix par jour. Vous pouvez aussi trier par distance, note ou nouveauté.',
        'Tous vos réglages sont dans l’adresse de la page. Envoyez-la, et l’autre personne verra la même chose.',
      ],
      links: [{ to: '/search', label: 'Lancer une recherche' }],
    },
  ],
} satisfies Content
