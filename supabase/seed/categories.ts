import type { Check } from '#domain/booking/checklist.ts'
import type { Language } from './language.ts'

export interface SeedCategory {
  slug: string
  names: Record<Language, string>
  /** A Lucide icon. */
  icon: string
  /** A soft background for pictures of this category. */
  tint: string
  /** Reported to the tax office apart from other rentals. */
  isTransport: boolean
  /** What both sides look at when an item is handed over. */
  checklist: readonly Check[]
}

export const categories = [
  {
    slug: 'power-tools',
    names: { en: 'Tools', de: 'Werkzeug', es: 'Herramientas', fr: 'Outillage' },
    icon: 'drill',
    tint: '#f6dfc3',
    isTransport: false,
    checklist: ['works', 'cable', 'parts', 'case', 'clean'],
  },
  {
    slug: 'garden',
    names: { en: 'Garden', de: 'Garten', es: 'Jardín', fr: 'Jardin' },
    icon: 'sprout',
    tint: '#d9e8c8',
    isTransport: false,
    checklist: ['works', 'cable', 'blade', 'clean'],
  },
  {
    slug: 'ladders-building',
    names: {
      en: 'Ladders & building',
      de: 'Leitern & Renovieren',
      es: 'Escaleras y obra',
      fr: 'Échelles & travaux',
    },
    icon: 'construction',
    tint: '#ecdccb',
    isTransport: false,
    checklist: ['stable', 'fastenings', 'clean'],
  },
  {
    slug: 'camping',
    names: {
      en: 'Camping & outdoors',
      de: 'Camping & Draußen',
      es: 'Camping y aire libre',
      fr: 'Camping & plein air',
    },
    icon: 'tent',
    tint: '#cfe5d8',
    isTransport: false,
    checklist: ['parts', 'dry', 'clean'],
  },
  {
    slug: 'bikes',
    names: {
      en: 'Bikes & scooters',
      de: 'Räder & Roller',
      es: 'Bicis y patinetes',
      fr: 'Vélos & trottinettes',
    },
    icon: 'bike',
    tint: '#cfe4ec',
    isTransport: true,
    checklist: ['brakes', 'lights', 'tyres', 'lock'],
  },
  {
    slug: 'photo-video',
    names: { en: 'Photo & video', de: 'Foto & Video', es: 'Foto y vídeo', fr: 'Photo & vidéo' },
    icon: 'camera',
    tint: '#dcdcf0',
    isTransport: false,
    checklist: ['works', 'lens', 'battery', 'case'],
  },
  {
    slug: 'party',
    names: {
      en: 'Parties & events',
      de: 'Feiern & Feste',
      es: 'Fiestas y eventos',
      fr: 'Fêtes & événements',
    },
    icon: 'party-popper',
    tint: '#f5d5dc',
    isTransport: false,
    checklist: ['works', 'cable', 'parts', 'clean'],
  },
  {
    slug: 'kitchen',
    names: { en: 'Kitchen', de: 'Küche', es: 'Cocina', fr: 'Cuisine' },
    icon: 'cooking-pot',
    tint: '#f7e6b5',
    isTransport: false,
    checklist: ['works', 'parts', 'clean'],
  },
  {
    slug: 'kids',
    names: { en: 'Baby & kids', de: 'Baby & Kinder', es: 'Bebés y niños', fr: 'Bébés & enfants' },
    icon: 'baby',
    tint: '#fadfcd',
    isTransport: false,
    checklist: ['stable', 'fastenings', 'parts', 'clean'],
  },
  {
    slug: 'sport-winter',
    names: { en: 'Sport & winter', de: 'Sport & Winter', es: 'Deporte y nieve', fr: 'Sport & neige' },
    icon: 'mountain-snow',
    tint: '#d3e3f3',
    isTransport: false,
    checklist: ['fastenings', 'parts', 'dry'],
  },
  {
    slug: 'music',
    names: { en: 'Music & sound', de: 'Musik & Ton', es: 'Música y sonido', fr: 'Musique & son' },
    icon: 'music',
    tint: '#e6d8ee',
    isTransport: false,
    checklist: ['works', 'parts', 'case'],
  },
  {
    slug: 'transport',
    names: {
      en: 'Moving & transport',
      de: 'Umzug & Transport',
      es: 'Mudanza y transporte',
      fr: 'Déménagement & transport',
    },
    icon: 'truck',
    tint: '#e0e2db',
    isTransport: true,
    checklist: ['tyres', 'brakes', 'straps', 'clean'],
  },
] as const satisfies readonly SeedCategory[]

export type CategorySlug = (typeof categories)[number]['slug']
