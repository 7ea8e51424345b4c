import type { Occasion } from './occasion.ts'

/** What is for markets, gardens, play and exercise. */
export const USES_AT_EVENTS: readonly Occasion[] = [
  {
    things: ['market-stall'],
    en: 'sell/stall/trade market/fair/flea/bazaar/christmas',
    de: 'verkauf/stand markt/flohmarkt/weihnachtsmarkt/basar/strassenfest',
    es: 'vender/puesto mercado/mercadillo/feria/rastro',
    fr: 'vendre/stand/tenir marche/brocante/foire/braderie',
  },
  {
    things: ['cash-register'],
    en: 'take/accept/pay card/cards/payment/payments/contactless',
    de: 'annehm/kassier/bezahl kartenzahlung/karte/bargeldlos/karten',
    es: 'cobrar/aceptar/pagar tarjeta/tarjetas',
    fr: 'encaisser/accepter/payer carte/cartes/bancaire',
  },
  {
    things: ['traffic-cone'],
    en: 'reserve/block/close parking/street/road/space moving/van/removal',
    de: 'reservier/absperr/sperr parkplatz/strasse/parklucke/halteverbot',
    es: 'reservar/cortar/bloquear aparcamiento/calle/plaza',
    fr: 'reserver/bloquer/fermer stationnement/rue/place',
  },
  {
    things: ['portable-toilet'],
    en: 'toilet/toilets/loo/restroom garden/wedding/site/festival/outdoor',
    de: 'toilette/klo/wc garten/hochzeit/baustelle/fest/draussen',
    es: 'bano/banos/aseo/aseos boda/obra/jardin/evento/fiesta',
    fr: 'toilettes/wc mariage/chantier/jardin/fete/evenement',
  },
  {
    things: ['flood-barrier'],
    en: 'protect/stop/keep flood/flooding/high house/cellar/water',
    de: 'schutz/abhalt hochwasser/flut/uberschwemm',
    es: 'proteger/evitar inundacion/riada/crecida',
    fr: 'proteger/eviter inondation/crue',
  },
  {
    things: ['pool'],
    en: 'swim/splash/cool/bathe garden/backyard/terrace/home',
    de: 'schwimm/plansch/abkuhl garten/terrasse/hof',
    es: 'nadar/banarse/refrescar jardin/patio/terraza',
    fr: 'nager/baigner/patauger/barboter jardin/terrasse/cour',
  },
  {
    things: ['trampoline'],
    en: 'jump/bounce kids/children/garden/backyard',
    de: 'spring/hupf kinder/garten/huepfen',
    es: 'saltar/brincar ninos/jardin',
    fr: 'sauter/bondir enfants/jardin',
  },
  {
    things: ['hose'],
    en: 'water lawn/plants/flowers/vegetables/beds, watering garden/lawn/plants',
    de: 'bewasser/giess/spreng rasen/garten/blumen/beet',
    es: 'regar!',
    fr: 'arroser!',
  },
  {
    things: ['archery'],
    en: 'shoot arrow/arrows/bow/target',
    de: 'schiess pfeil/bogen',
    es: 'tirar/disparar arco/flechas',
    fr: 'tirer arc/fleches',
  },
  {
    things: ['golf'],
    en: 'play/practise/practice/try golf/putting/driving',
    de: 'spiel/ub/probier golf/putten/abschlag',
    es: 'jugar/practicar/probar golf',
    fr: 'jouer/pratiquer/essayer golf',
  },
  {
    things: ['gym-machine', 'weights'],
    en: 'build/train/gain muscle/muscles/chest/strength',
    de: 'aufbau/trainier muskel/muskeln/kraft/brust',
    es: 'ganar/entrenar musculo/musculos/fuerza/pecho',
    fr: 'muscler!, musculation!',
  },
  {
    things: ['punching-bag'],
    en: 'boxing/punch train/practise/home/anger/steam',
    de: 'box trainier/uben/wut/daheim',
    es: 'boxear!, boxeo entrenar/casa',
    fr: 'boxer!, boxe entrainer/maison',
  },
]
