import type { Content } from '../content.ts'

export default (): Content => ({
  title: 'Comment chercher',
  description:
    'Mots, lieu, dates et prix : comment trouver le bon objet près de chez vous, en liste ou sur la carte.',
  lead: 'Le mieux est d’indiquer vos dates dès le début : vous ne voyez alors que ce qui est libre, au prix de toute la période.',
  sections: [
    {
      title: 'Quoi, où, quand et comment',
      list: [
        'Quoi : un mot suffit, même avec une faute de frappe.',
        'Où : votre ville, votre quartier ou, si vous la partagez, la position de votre téléphone.',
        'Quand : à l’heure près. Ce qui est déjà pris n’apparaît pas.',
        'Comment : vous venez le chercher, on vous livre, ou vous passez par un point relais.',
      ],
    },
    {
      title: 'Liste ou carte',
      text: [
        'La [liste](/search?view=list) est pratique pour comparer, la [carte](/search?view=map) pour voir ce qui est sur votre chemin. Les résultats sont les mêmes. La carte n’indique que le quartier, pas la porte d’entrée ; l’adresse exacte vous parvient une fois la réservation confirmée.',
      ],
    },
    {
      title: 'Trier par prix total',
      text: [
        'C’est alors ce que vous paierez vraiment pour vos dates qui compte, pas le prix par jour. Vous pouvez aussi trier par distance, par note ou voir d’abord les nouveautés.',
        'Toute votre recherche est dans le lien : qui le reçoit voit exactement la même chose que vous.',
      ],
      links: [{ to: '/search', label: 'Lancer une recherche' }],
    },
  ],
})
