/** In the form that `read-things.ts` reads. */
export const CLOTHING = `
wedding-dress: wedding dress | Brautkleid | vestido de novia | robe de mariée
  en: get/getting/wear/need/marry/bride married/white/dress/gown/wedding dress/gown/wedding/white/bride
  de: heirat/hochzeit/braut kleid/weiss/brautkleid
  es: casar/boda/novia vestido/blanco/traje
  fr: marier/mariage/mariee robe/blanche
evening-dress: evening dress | Abendkleid | vestido de fiesta | robe de soirée
  en: wear/need/dress something/long/elegant/dress gala/prom/ball/opera/wedding/cocktail/formal/red/evening/guest
  de: anzieh/trag/brauch lange/elegant/kleid/schick gala/ball/abiball/oper/hochzeit/abend/maturaball
  es: poner/llevar/vestir largo/elegante/vestido gala/baile/opera/boda/graduacion/noche
  fr: porter/mettre/habiller longue/elegante/robe gala/bal/opera/mariage/soiree
suit: suit | Anzug | traje | costume trois pièces
  en: wear/need/dress black/tie/gala/interview/formal/opera/prom, black tie, best man
  de: anzieh/brauch anzug/smoking/gala/ball/oper/abiball, trauzeug!
  es: etiqueta!, vestir/ir/llevar traje/esmoquin/gala/opera
  fr: tenue soiree/gala/cocktail/opera, costard!, smoking!
traditional-dress: dirndl | Dirndl | traje regional | costume folklorique
  en: wear/need/dress oktoberfest/bavarian/scottish/highland/tracht/wiesn/kimono/folk
  de: trag/anzieh/brauch oktoberfest/wiesn/kirtag/volksfest/tracht/dult
  es: llevar/vestir/poner oktoberfest/regional/tradicional/tiroles/baturro/bavaro
  fr: porter/mettre/habiller oktoberfest/bavarois/ecossais/traditionnel/folklorique
handbag: handbag | Handtasche | bolso | sac à main
  en: carry/wear/match bag/designer/clutch/purse elegant/wedding/evening/luxury/designer/outfit
  de: trag/passend tasche/clutch/handtasche elegant/hochzeit/abend/luxus/designer
  es: llevar/combinar bolso/cartera/clutch elegante/boda/noche/lujo/marca
  fr: porter/assortir sac/pochette elegant/mariage/soiree/luxe/marque
jewellery: jewellery | Schmuck | joyas | bijoux
  en: wear/match/shine earrings/necklace/pearls/diamonds/tiara/bracelet
  de: trag/passend ohrringe/kette/perlen/diadem/armband/collier
  es: llevar/lucir pendientes/collar/perlas/tiara/pulsera
  fr: porter/assortir boucles/collier/perles/diademe/bracelet
ski-suit: ski suit | Skianzug | traje de esquí | combinaison de ski
  en: wear/dress/need snow/ski/skiing/slopes/winter suit/clothes/trousers/jacket/salopettes/pants/overall
  de: anzieh/brauch schnee/ski/piste anzug/hose/jacke/kleidung/overall
  es: llevar/ropa/vestir nieve/esqui/esquiar mono/traje/pantalon/chaqueta/ropa
  fr: porter/tenue/habiller neige/ski combinaison/pantalon/veste/tenue
mannequin: mannequin | Schneiderpuppe | maniquí | mannequin de couture
  en: display/show/fit/pin/model clothes/dress/costume/garment shop/figure/window/tailor/dummy
  de: ausstell/prasentier/absteck kleid/kleidung/kostum puppe/schaufenster/schneider
  es: exponer/mostrar/probar vestido/ropa/traje maniqui/escaparate/costura
  fr: exposer/presenter/ajuster robe/vetements/costume mannequin/vitrine/couture
flamenco-dress: flamenco dress | Flamencokleid | traje de flamenca | robe de flamenco
  en: dance/wear/go flamenco/feria/seville/rocio/sevillanas
  de: tanz/trag flamenco/feria/sevilla
  es: bailar/llevar/vestir flamenco/feria/sevillanas/rocio/gitana
  fr: danser/porter flamenco/feria/sevillane
graduation-gown: graduation gown | Talar | toga de graduación | toge de diplômé
  en: graduate/graduation gown/cap/robe/photos/ceremony
  de: abschluss/absolvent/studium hut/talar/robe
  es: graduacion/graduar toga/birrete/licenciatura
  fr: remise/diplome toge/toque/ceremonie
veil: veil | Brautschleier | velo de novia | voile de mariée
  en: cover/wear/bride/wedding veil/face/long/lace
  de: braut/hochzeit/trag schleier
  es: novia/boda/llevar velo
  fr: mariee/mariage/porter voile
outdoor-clothes: winter coat | Wintermantel | abrigo | manteau
  en: stay/keep/dress dry/warm rain/hike/storm/polar/arctic/freezing/minus clothes/jacket/coat/clothing
  de: trocken/warm/anzieh regen/wanderung/sturm/arktis/kalte jacke/mantel/kleidung
  es: seco/abrigado/vestir lluvia/frio/polar/nieve ropa/chaqueta/abrigo/chubasquero
  fr: sec/chaud/habiller pluie/froid/polaire/neige veste/manteau/vetements
motorbike-gear: motorcycle helmet | Motorradhelm | casco de moto | casque de moto
  en: wear/ride/protect/passenger motorbike/motorcycle/moto/pillion helmet/jacket/suit/gloves/clothes/leathers
  de: trag/mitfahr/schutz motorrad/sozius/moped/toff helm/jacke/kombi/kleidung
  es: llevar/montar/proteger moto/paquete/pasajero casco/chaqueta/guantes/ropa
  fr: porter/monter/proteger moto/passager casque/blouson/gants/tenue
`
