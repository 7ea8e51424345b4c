/** In the form that `read-things.ts` reads. */
export const CARE = `
wheelchair + walker: wheelchair | Rollstuhl | silla de ruedas | fauteuil roulant
  en: push/take/wheel/bring/go grandma/grandpa/grandmother/grandfather/mother/father/mum/dad/nan/aunt/elderly/disabled walk/far/longer/park/trip/wheelchair/tired/outing/museum/zoo/airport/weak/legs, grandma/grandpa/grandmother/grandfather/nan/mother/mum/dad/aunt/law walk/walking/far, cannot/unable/barely walk, push/wheel father/mother/dad/mum/elderly/grandparents, museum/zoo/walk grandma/granny/grandpa tired/legs, hospital/operation/hip mother/father/mum/dad/walk
  de: schieb/mitnehm/spazier/ausflug oma/opa/grossmutter/grossvater/mutter/vater/gehbehindert laufen/weit/mehr/rollstuhl/schwach/gehen/ausflug/zoo/museum, oma/opa/grossmutter/grossvater/schwiegermutter/mutter/vater/tante laufen/weit/zoo, kaum/nicht laufen/gehen, schieb vater/mutter/oma/opa/eltern, krankenhaus/operation/hufte mutter/vater/mann/frau laufen/gehen
  es: llevar/empujar/pasear abuela/abuelo/madre/padre/mayor/minusvalid/discapacitad andar/caminar/silla/lejos/ruedas/paseo/excursion/aeropuerto, abuela/abuelo/suegra/suegro/madre/padre/tia/mayor andar/caminar/lejos/sentad, apenas/no caminar/andar/camina/anda, empujar/llevar padre/madre/abuelos, hospital/operacion/cadera madre/padre/andar/caminar/calle
  fr: pousser/emmener/sortir/promener grand/mamy/mamie/papi/mere/pere/handicape marcher/loin/fauteuil/roulant/promenade/sortie/musee, mamie/papi/belle/mere/pere/tante/agee marcher/loin/assise, plus/peine marcher/marche, pousser/fatigue pere/mere/mamie/papi/parents/vite/age, mere/pere/maman/papa/mari/femme hopital/marcher/operation
walker: walker | Rollator | andador | déambulateur
  en: walk/steady/support/balance walking/frame/rollator/walker/wobbly/unsteady/old/elderly/falls legs/frame/grandmother/grandma/hip/safely/feet
  de: geh/lauf/stutz gehhilfe/rollator/wackelig/unsicher/sturz beine/oma/opa/hufte
  es: andar/caminar/apoyar andador/inestable/equilibrio/caidas abuela/abuelo/cadera/piernas
  fr: marcher/appuyer deambulateur/instable/equilibre/chute mamie/papi/hanche/jambes
crutches + wheelchair + walker + knee-scooter: crutches | Krücken | muletas | béquilles
  en: broke/broken/break/sprain/twist/fractur/injured leg/ankle/foot/knee/hip, knee/hip surgery/operation/replacement, walk/hop/limp sprained/broken/plaster/cast/knee/ankle/foot/leg/ligament/crutches/weight, leg/ankle/foot/knee broke/broken/plaster/sprained/operation, cast/broken/sprained/twisted foot/leg/ankle/knee
  de: gebrochen/verstaucht/bruch/verletzt/gebrochenen/gips bein/fuss/knochel/knie/huft, knie/huft operation/operiert/op, geh/humpel/lauf verstaucht/gebrochen/gips/knie/knochel/fuss/bein/bander/krucken, bein/fuss/knochel/knie gebrochen/gips/verstaucht/operation, gips/gebrochen/bein/fuss/knochel/auftreten/knie
  es: roto/rota/romp/fractur/esguince/torcid/lesion/escayol pierna/tobillo/pie/rodilla/cadera, operac/operad rodilla/cadera, andar/caminar/cojear esguince/rota/roto/yeso/escayola/rodilla/tobillo/pie/muletas, pierna/tobillo/pie/rodilla roto/rota/yeso/escayola/esguince, escayol/esguince/roto pierna/tobillo/pie/rodilla
  fr: casse/cassee/fractur/foul/entorse/platre jambe/cheville/pied/genou/hanche, opere/operation genou/hanche, marcher/boiter entorse/casse/platre/genou/cheville/pied/jambe/bequilles, jambe/cheville/pied/genou casse/cassee/platre/entorse, platre/casse/entorse/foule jambe/cheville/pied/genou
mobility-scooter: mobility scooter | Seniorenmobil | scooter para mayores | scooter électrique PMR
  en: mobile/around/trip/outing grandma/grandpa/elderly/senior/disabled
  de: mobil/unterwegs/ausflug oma/opa/senior/gehbehindert
  es: moverse/pasear/salir abuelo/abuela/mayor/mayores movilidad/lejos
  fr: deplacer/sortir/promener grand/senior/ages mobilite/reduite
hospital-bed: hospital bed | Pflegebett | cama articulada | lit médicalisé
  en: bedridden!, care/nurse/nursing home/bed/parent/mother/father, home palliative/hospice/nursing, nurse/care/sleep/lie/raise parent/mother/father/patient/bedridden/elderly/surgery/home home/adjustable/hospital/bed/electric/back/end
  de: bettlagerig!, pflege/pfleg zuhause/hause/bett/mutter/vater/oma/opa/angehorig, pfleg/lieg mutter/vater/patient/bettlagerig/oma/opa zuhause/hause/verstellbar/pflegebett/aufrichten
  es: encamad!, cuidar enferm/casa/madre/padre/abuel, cuidar/encamad madre/padre/enfermo/abuela/paciente casa/articulada/hospital/cama
  fr: alite!, soins/hospitalis/soigner domicile/maison/mere/pere, soigner/alite mere/pere/malade/mamie/patient maison/domicile/medicalise/lit
toilet-chair: commode chair | Toilettenstuhl | silla con inodoro | chaise percée
  en: toilet/commode/raised bed/night/elderly/operation/sit/hip/bedside/mother/father
  de: toilette/klo bett/nacht/pflege/oma/operation/erhoh/stuhl
  es: vater/inodoro/orinal cama/noche/mayor/operacion/elevad/silla
  fr: toilettes/wc lit/nuit/agee/operation/rehausse/chaise
blood-pressure: blood pressure monitor | Blutdruckmessgerät | tensiómetro | tensiomètre
  en: measure/check/monitor blood/pressure
  de: mess/kontrollier blutdruck/puls
  es: medir/controlar tension/presion arterial
  fr: mesurer/prendre/surveiller tension/arterielle
massage: massage table | Massageliege | camilla de masaje | table de massage
  en: massage/massaging course/friends/back/clients/neck/learn/practise/practice, give/get massage, massage/treat/relax back/clients/shoulders/body/friend lie/table/couch/bed/mobile
  de: massier/massage kurs/freunde/rucken/kunden/nacken/lern/uben, massier/behandel rucken/kunden/schulter/korper liege/bank/mobil
  es: masaje/masajes/masajear curso/amigos/espalda/clientes/practicar/dar, masaje/masajear espalda/clientes/hombros camilla/mesa/tumbar
  fr: massage/massages/masser cours/amis/dos/clients/apprendre/exerc, masser/massage dos/clients/epaules table/allonger
light-therapy: light therapy lamp | Tageslichtlampe | lámpara de luz terapia | lampe de luminothérapie
  en: winter depression/blues/tired/dark, seasonal depression
  de: winterdepression!, winterblues!, winter mude/dunkel
  es: depresion invernal/invierno/estacional
  fr: deprime/depression hiver/hivernale/saisonniere
knee-scooter: knee scooter | Knieroller | patinete de rodilla | trottinette de genou
  en: move/get/walk/around ankle/foot/plaster/cast/operation/surgery without/crutches/instead/knee/scooter/weight
  de: fortbeweg/geh fuss/knochel/gips/operation ohne/krucken/statt/knie/roller
  es: mover/andar pie/tobillo/yeso/operacion sin/muletas/rodilla/patinete
  fr: deplacer/marcher pied/cheville/platre/operation sans/bequilles/genou/trottinette
first-aid: first aid kit | Verbandskasten | botiquín | trousse de secours
  en: first aid, treat/bandage wound/injury/cut/injuries/bleeding, save heart/life/attack
  de: erste hilfe, verbind/versorg wunde/verletzung/blutung, wiederbeleb!
  es: primeros auxilios, curar/vendar herida/heridas/corte
  fr: premiers secours, soigner/bander plaie/blessure/blesse
inhaler: nebuliser | Inhalationsgerät | nebulizador | nébuliseur
  en: inhal/asthma/bronchitis/cough treat/ease/breathe/child/baby/salt
  de: inhalier!, husten/bronchitis/asthma kind/lindern/behandel
  es: inhalar!, tos/asma/bronquitis nino/aliviar/tratar
  fr: inhaler!, toux/asthme/bronchiolite enfant/soulager/soigner
shower-chair: shower chair | Duschstuhl | silla de ducha | chaise de douche
  en: shower/bath/wash sitting/seated/operation/surgery/hip/knee/elderly
  de: dusch/bad/wasch sitz/sitzen/operation/hufte/knie/gebrechlich
  es: ducharse/ducha/banarse sentad/operacion/cadera/rodilla/mayor
  fr: douche/doucher/laver assis/assise/operation/hanche/genou/agee
tens-unit: TENS unit | TENS-Gerät | electroestimulador | électrostimulateur
  en: relieve/ease/treat pain/ache back/knee/shoulder/muscle
  de: lindern/behandel schmerz/ruckenschmerz/knieschmerz
  es: aliviar/tratar dolor/dolores espalda/rodilla/lumbar
  fr: soulager/traiter douleur/mal dos/genou/epaule
massage-gun: massage gun | Massagepistole | pistola de masaje | pistolet de massage
  en: loosen/relax/massage muscle/muscles/legs/calf/neck/training
  de: locker/massier/entspann muskel/muskeln/beine/wade/nacken/verspann
  es: masajear/relajar/soltar musculo/musculos/piernas/contractura
  fr: masser/detendre/relacher muscle/muscles/jambes/mollet/nuque
`
