/** In the form that `read-things.ts` reads. */
export const BOATS_AND_WATER = `
boat: boat | Boot | barco | bateau
  en: row/rowing/boat/paddle lake/river/pond/romantic/sunday couple/row/rowing/boat/trip/fishing, rowing, trip/outing boat/lake/river/rowing
  de: ruder see/fluss/teich, bootfahren!, bootsfahrt!, boot fahren, rudern, ausflug/fahrt boot/see/fluss/ruder
  es: remar/pasear/barca lago/rio/pantano/embalse barca/bote/remos, ir/paseo barca/bote, paseo/vuelta barca/bote/lago/rio
  fr: ramer/barque lac/riviere/etang barque/promenade, ramer, faire barque, tour/balade/sortie barque/bateau/lac/riviere
kayak: kayak | Kajak | kayak | kayak
  en: paddle/kayak river/lake/sea/rapids/canal/coast/fjord alone/two/paddle/kayak/whitewater/downstream, kayaking, paddling
  de: paddel fluss/see/meer/kanal/spree/wildwasser/kuste, kajak fahren, paddeln!, paddeln, kajakfahren
  es: remar/kayak/palear rio/lago/mar/costa/pantano kayak/piragua/pala, remar, ir kayak/piragua
  fr: pagayer riviere/lac/mer/canal/gorge, descente riviere, faire kayak, pagayer
paddle-board: paddle board | SUP-Board | paddle surf | paddle
  en: stand/standing paddle/paddling board/lake/sea/water/river/paddle/standing
  de: sup/stehpaddel fahr/see/paddeln, stehpaddeln!, standup paddeln
  es: paddle/remar surf/pie/tabla
  fr: paddle/pagayer debout/planche/stand
surfboard + bodyboard: surfboard | Surfbrett | tabla de surf | planche de surf
  en: ride/catch/surf wave/waves, surf/catch/ride wave/waves/atlantic/swell, surfing!, go surf, surfing
  de: reit/surf welle/wellen, surf wellen/atlantik/brett/kurs, wellenreiten!, surfen!, surfen, wellenreiten
  es: coger/tabla/montar/surfear ola/olas, surf/surfear/coger olas/ola/tabla, surfear!, surfear, hacer surf
  fr: prendre/surfer/planche vague/vagues, surfer!, surf/prendre vagues/planche, surfer
wetsuit: wetsuit | Neoprenanzug | neopreno | combinaison néoprène
  en: swim/surf/dive/stay cold/lake/winter/sea/triathlon/freezing water/warm/suit/neoprene/open
  de: schwimm/surf/tauch kalt/kaltem/winter/triathlon/freiwasser wasser/anzug/neopren/warm
  es: nadar/surf/bucear frio/fria/triatlon/invierno agua/neopreno/traje
  fr: nager/surf/plonger froid/froide/triathlon/hiver eau/combinaison/neoprene
fishing-rod: fishing rod | Angel | caña de pescar | canne à pêche
  en: fish/fishing/catch/angle trout/carp/pike/lake/river/pier/fish/salmon/son/sea, fishing!, angling!, fishing, angling
  de: angel forelle/karpfen/hecht/see/fluss/fisch/barsch, angeln!, fischen!, angeln, fischen
  es: pescar!, ir/dia pesca, pescar, ir pesca
  fr: pecher!, peche truite/carpe/brochet/lac/riviere/mer, pecher, peche
life-jacket: life jacket | Schwimmweste | chaleco salvavidas | gilet de sauvetage
  en: float/safe/safely/wear/protect boat/kayak/sailing/canoe/drown/sail kids/child/jacket/vest/dog
  de: sicher/schwimm/trag boot/kajak/segeln/kanu/sup kinder/weste/hund/rettung
  es: seguro/flotar/llevar barco/kayak/vela/canoa ninos/chaleco/perro
  fr: securite/flotter/porter bateau/kayak/voile/canoe enfants/gilet/chien
motor-boat: motor boat | Motorboot | lancha motora | bateau à moteur
  en: drive/cruise/ride/hire lake/sea/river/bay motor/speed/engine/fast/waterski
  de: fahr/ausflug see/meer/fluss/bucht motor/schnell/motorboot
  es: navegar/pasear lago/mar/rio/cala motor/lancha/rapido
  fr: naviguer/promener lac/mer/riviere/baie moteur/rapide/vedette
sailing-boat: sailing boat | Segelboot | velero | voilier
  en: sail/sailing lake/sea/learn/regatta/trip/baltic, sailing
  de: segeln!, segeltorn!, segelkurs!, segeln
  es: navegar vela/velero/mar/lago, aprender vela, navegar vela
  fr: faire/naviguer voile/voilier, regate!, faire voile, naviguer
inflatable-boat: inflatable boat | Schlauchboot | barca hinchable | bateau gonflable
  en: paddle/row/float lake/river/pool/pond inflatable/rubber/dinghy/blow/pack
  de: paddel/ruder/treib see/fluss/bade gummi/schlauch/aufblas
  es: remar/navegar/flotar lago/rio/pantano hinchable/inflable/goma/neumatica
  fr: pagayer/ramer/flotter lac/riviere/etang gonflable/pneumatique/caoutchouc
pedalo: pedalo | Tretboot | hidropedal | pédalo
  en: pedal lake/sea/water/boat
  de: tretboot!, tret see/boot/wasser
  es: pedalear/pedales lago/mar/agua/patin
  fr: pedaler/pedales lac/mer/eau/pedalo
jet-ski: jet ski | Jetski | moto de agua | jet-ski
  en: jet/race/speed/ride water/sea/lake/waves ski/engine/motor/jet/scooter
  de: jetski fahr/rasen/meer/see
  es: moto agua/mar/acuatica
  fr: jet/scooter ski/mer/lac/nautique
kitesurf: kitesurf | Kitesurf | kitesurf | kitesurf
  en: kitesurf!, kiteboard!
  de: kitesurf!, kiten!
  es: kitesurf!, kite surf
  fr: kitesurf!, kite surf
bodyboard: bodyboard | Bodyboard | bodyboard | bodyboard
  en: belly/lie/ride wave/waves/surf board/belly/lying/kids/boogie
  de: lieg/bauch wellen/welle brett/kinder
  es: tumbado/tumbada olas/ola tabla/ninos, coger olas ninos
  fr: allonge/couche vagues planche/enfants
snorkel + diving-gear: snorkel set | Schnorchelset | gafas de snorkel | masque et tuba
  en: snorkel!, snorkelling, see/watch/swim fish/fishes/reef/coral/sea, look underwater
  de: schnorchel!, schnorcheln, fische anschau/beobacht/seh/schwimm, riff/unterwasser schwimm/schau
  es: snorkel!, ver/nadar/mirar peces/arrecife/fondo, hacer snorkel
  fr: snorkel!, snorkeling, voir/nager/observer poissons/recif/fonds
diving-gear + snorkel: diving gear | Tauchausrüstung | equipo de buceo | équipement de plongée
  en: snorkel/dive/diving/see/watch/swim fish/reef/underwater/coral/sea, diving, snorkelling
  de: schnorchel!, tauch!, fische anschau/beobacht/unterwasser, tauchen, schnorcheln
  es: bucear!, buceo!, snorkel!, ver/nadar/mirar peces, bucear, hacer snorkel
  fr: plonger!, plongee!, snorkel!, voir/nager/observer poissons, plonger, snorkeling
beach-gear + parasol: beach tent | Strandmuschel | tienda de playa | tente de plage
  en: beach/sea shade/sun/baby/day/umbrella
  de: strand schatten/sonne/tag/sonnenschirm
  es: playa sombra/sol/dia/sombrilla/bebe
  fr: plage ombre/soleil/journee/parasol/bebe
outboard-motor: outboard motor | Außenbordmotor | motor fueraborda | moteur hors-bord
  en: power/push/drive/motor dinghy/boat/inflatable/rowing engine/motor/outboard/electric/propel
  de: antreib/motor schlauchboot/boot/ruderboot aussen/elektro/benzin
  es: propulsar/motor barca/lancha/bote/neumatica fueraborda/electrico
  fr: propulser/moteur barque/annexe/bateau/pneumatique hors/electrique
windsurf-board: windsurf board | Windsurfbrett | tabla de windsurf | planche à voile
  en: windsurf!
  de: windsurf!
  es: windsurf!
  fr: windsurf!, planche voile
wakeboard: wakeboard | Wakeboard | wakeboard | wakeboard
  en: waterski!, towed/pulled/behind boat/lake
  de: wasserski!, ziehen motorboot/boot
  es: esqui acuatico, remolcar lancha
  fr: ski nautique, tracte bateau
sea-scooter: sea scooter | Unterwasserscooter | scooter submarino | scooter sous-marin
  en: pull/glide/propel/dive/scooter underwater/diver/snorkel
  de: unterwasser/tauch scooter/zieh/antrieb
  es: submarino/bucear propuls/scooter/torpedo
  fr: sous/plonger propuls/scooter marin/eau
raft: raft | Floß | balsa | radeau
  en: raft/rafting river/whitewater/rapids
  de: raft/floss fluss/wildwasser/bauen
  es: rafting!, bajar/descender rapidos
  fr: rafting!, descendre rapides
dry-bag: dry bag | Packsack | bolsa estanca | sac étanche
  en: keep/protect/carry clothes/phone/gear/things/camera/luggage dry/waterproof kayak/canoe/boat/rain/water/paddling
  de: trocken/schutz kleider/handy/sachen/gepack kajak/kanu/boot/regen/sup/wasserdicht
  es: mantener/proteger ropa/movil/cosas/equipaje seco/seca/secas/estanco kayak/barco/lluvia/agua
  fr: garder/proteger vetements/telephone/affaires sec/etanche kayak/canoe/bateau/pluie
crab-pot: fishing net | Kescher | red de pesca | épuisette
  en: catch/land/trap/find crab/crabs/lobsters/prawns/shrimp/fish net/pot/sonar/trap/pier
  de: fang/kescher krebse/krabben/hummer/fische netz/reuse/echolot
  es: pescar/coger cangrejos/nasa/necoras/pulpo
  fr: pecher/attraper crabes/ecrevisses/homards/crevettes
ice-auger: ice auger | Eisbohrer | barrena de hielo | tarière à glace
  en: fish/drill/bore ice/frozen hole/lake/fishing
  de: eisangeln!, bohr/angel eis/eisloch/zugefroren
  es: pescar/perforar hielo
  fr: pecher/percer glace/gele
`
